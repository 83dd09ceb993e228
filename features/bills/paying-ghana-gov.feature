Feature: Paying a Ghana Gov invoice
  An invoice is looked up by its number, shown as the bank knows it, and paid as a whole, once.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |
      | Dollars | USD      | 75.00    |

  @S1-2.1-13 @S3-2.4-01..03 @S3-2.4-05..06 @S3-2.4-10..13 @S3-2.4-15..17 @S3-3-50
  Scenario: The verify step of a Ghana Gov payment asks for the invoice
    Given Ama has signed in
    When Ama opens the menu entry "Bill Payments"
    Then Ama is on "/billPayments"
    And Ama sees the heading "Bills Payment"
    And Ama sees the link "Back to Bills Payment"
    And Ama sees the chosen tab "Ghana Gov"
    And Ama sees the tab "SSNIT"
    And Ama is offered as "Service Name" exactly:
      | Tourism levy                 |
      | Customs and lands commission |
      | Direct taxes                 |
      | Indirect and domestic taxes  |
      | Vehicle income tax           |
      | RGD existing application     |
      | Stamp duty                   |
      | Passport application         |
      | Business operating permit    |
    And Ama sees the field "Invoice/Advice/Reference Number"
    And Ama cannot press "Generate"
    And Ama cannot press "Verify"
    And Ama fills in:
      | Service Name | Stamp duty |
    And Ama can press "Generate"
    And Ama cannot press "Verify"
    And Ama fills in:
      | Invoice/Advice/Reference Number | GG-1001 |
    And Ama can press "Verify"

  @S3-1-07 @S1-1-13 @S3-4-53 @S3-4-55..59 @S3-7-42..43 @S3-3-68 @S3-2.4-63..64 @S3-3-70..71 @engines
  Scenario: A Single user pays an invoice immediately, and the ledger balances to the pesewa
    Given Ama has signed in
    And the bank leaves out description in its answer to the payment of an invoice
    When Ama pays the invoice "GG-1001" of GHS 350.00 from the Current account
    Then Ama is told "Bill Payment is successful!"
    And Ama sees the button "Receipt"
    And the Current account holds GHS 650.00
    And the payment of an invoice is in the books as:
      | the Current account | -350.00 |
      | GHANA-GOV           | 350.00  |
    And the bank has been asked for the payment of an invoice with:
      | invoiceNumber | GG-1001             |
      | amount        | 350.00              |
      | currency      | GHS                 |
      | channel       | MOBILE              |
      | transType     | GHANA-GOV           |
      | sourceAccount | the Current account |
      | serviceName   | Direct taxes        |
      | expiryDate    | any                 |
      | password      | masked              |
      | passwordType  | OTP                 |
    And "Close" leads Ama to "/dashboard"
    And Ama opens the menu entry "Bill Payments"
    And "Invoice/Advice/Reference Number" shows Ama ""

  @S3-2.4-10 @S3-2.4-19 @S3-2.4-21..30 @S3-7-40..41
  Scenario: The proceed step shows what the bank knows of the invoice, read-only
    Given Ama has signed in
    When Ama verifies the invoice "GG-1001"
    Then Ama sees no field "Service Name"
    And these fields show Ama:
      | Invoice Number      | GG-1001            |
      | Invoice Description | Pay As You Earn    |
      | Created Date        | 15 Nov 2026        |
      | Expiry Date         | 15 Dec 2026        |
      | Invoice Status      | Pending            |
      | Customer Name       | the company's name |
      | Narration           | PAYE of last month |
      | Amount              | 350.00             |
    And Ama cannot type into "Invoice Number"
    And Ama cannot type into "Invoice Description"
    And Ama cannot type into "Created Date"
    And Ama cannot type into "Expiry Date"
    And Ama cannot type into "Invoice Status"
    And Ama cannot type into "Customer Name"
    And Ama cannot type into "Narration"
    And Ama cannot type into "Amount"
    And Ama is offered 2 choices as "Source Account"
    And Ama presses "Back"
    And these fields show Ama:
      | Service Name                    | Direct taxes |
      | Invoice/Advice/Reference Number | GG-1001      |
    And Ama presses "Verify"
    And Ama fills in:
      | Source Account | the Current account |
    And Ama presses "Proceed"
    And Ama sees the dialog "Confirm payment"
    And the dialog sums up for Ama:
      | the Current account |
      | GG-1001             |
      | Direct taxes        |
      | GHS 350.00          |

  @S3-2.4-18 @S3-2.4-20
  Scenario: An only account is chosen already
    Given a company with these people:
      | Ama | Single |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
    And Ama has signed in
    When Ama verifies the invoice "GG-1001"
    Then Ama cannot type into "Source Account"
    And Ama can press "Proceed"

  @S3-2.4-32 @S3-5-08
  Scenario: Proceed is disabled until an account is chosen
    Given Ama has signed in
    And Ama has verified the invoice "GG-1001"
    When Ama leaves these fields empty:
      | Source Account |
    Then Ama is told "Source Account is required"
    And Ama cannot press "Proceed"

  Scenario: An invoice can be paid only under the service that collects it
    Given Ama has signed in
    When Ama verifies the invoice "GG-1001" for the service "Stamp duty"
    Then Ama is told "This invoice is for Direct taxes. Choose that service name."

  @S3-5-07 @S3-2.4-32
  Scenario Outline: An invoice without <label> at the bank cannot be paid
    Given Ama has signed in
    And the bank leaves out <field> in its answer to the lookup of an invoice
    When Ama verifies the invoice "GG-1001"
    And Ama fills in:
      | Source Account | the Current account |
    Then Ama is told "<label> is required"
    And Ama cannot press "Proceed"

    Examples:
      | field              | label               |
      | invoiceDescription | Invoice Description |
      | createdDate        | Created Date        |
      | expiryDate         | Expiry Date         |
      | invoiceStatus      | Invoice Status      |
      | customerName       | Customer Name       |
      | narration          | Narration           |
      | totalAmount        | Amount              |

  @S3-2.4-31
  Scenario: The button of a Ghana Gov payment shows that it is under way
    Given Ama has signed in
    And Ama has verified the invoice "GG-1001"
    And Ama has filled in:
      | Source Account | the Current account |
    And the bank takes its time over a one-time code
    When Ama presses "Proceed"
    Then Ama sees that "Proceed" is under way

  @S3-8-02..03
  Scenario: An invoice number that the bank does not know is refused
    Given Ama has signed in
    When Ama verifies the invoice "GG-0000"
    Then Ama is told "Invoice number is not verified."
    And "Close" leaves Ama on "/billPayments"
    And "Invoice/Advice/Reference Number" shows Ama "GG-0000"

  @S3-2.4-25
  Scenario Outline: An invoice that is <status> is refused before a code is requested
    Given Ama has signed in
    When Ama verifies the invoice "<number>"
    Then "Invoice Status" shows Ama "<status>"
    And Ama cannot press "Proceed"

    Examples:
      | number  | status  |
      | GG-1002 | Expired |
      | GG-1003 | Paid    |

  @S3-8-04
  Scenario Outline: A Ghana Gov payment that is refused <how> moves no money and shows the reason
    Given Ama has signed in
    And the bank refuses the payment of an invoice <how>
    When Ama begins to pay the invoice "GG-1001" from the Current account
    And Ama confirms with the code sent to her
    Then Ama is told "<told>"
    And the Current account holds GHS 1,000.00

    Examples:
      | how                    | told                                    |
      | with "Ghana.gov rests" | Ghana.gov rests                         |
      | without a word         | Something went wrong. Please try again. |

  @S3-8-10
  Scenario: Services that cannot be loaded leave an empty list without a message
    Given Ama has signed in
    And the bank cannot be reached for the list of services
    When Ama opens the menu entry "Bill Payments"
    Then Ama is offered 0 choices as "Service Name"
    And Ama sees no dialog

  Scenario: An invoice is paid by keyboard alone
    Given Ama uses the keyboard alone
    When Ama pays the invoice "GG-1001" of GHS 350.00 from the Current account
    Then Ama is told "Bill Payment is successful!"
    And the Current account holds GHS 650.00

  Scenario: No step of a Ghana Gov payment has accessibility violations
    Given Ama has signed in
    When Ama verifies the invoice "GG-1001"
    Then "Invoice Number" shows Ama "GG-1001"
    And Ama's page has no accessibility violations
    And Ama fills in:
      | Source Account | the Current account |
    And Ama presses "Proceed"
    And Ama sees the dialog "Confirm payment"
    And Ama's dialog has no accessibility violations

  @mobile @S3-2.4-07..09
  Scenario: On a phone the kind of bill is chosen first
    Given Ama has signed in
    When Ama opens "/billPayments"
    Then Ama sees the heading "Select Transfer Category"
    And Ama presses "SSNIT"
    And Ama sees the heading "SSNIT"
    And Ama sees no tab "SSNIT"

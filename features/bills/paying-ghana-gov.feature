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

  @S3-8-10
  Scenario: Services that cannot be loaded leave an empty list without a message
    Given Ama has signed in
    And the bank cannot be reached for the list of services
    When Ama opens the menu entry "Bill Payments"
    Then Ama is offered 0 choices as "Service Name"
    And Ama sees no dialog

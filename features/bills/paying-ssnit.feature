Feature: Paying a SSNIT contribution
  A payment advice is looked up, shown as SSNIT knows it, and paid with its penalty.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 449.99   |
      | Dollars | USD      | 75.00    |

  @S3-2.4-33..38 @S3-2.4-52..53
  Scenario: The verify step of a SSNIT payment asks for the contribution
    Given Ama has signed in
    When Ama opens "SSNIT" of Bill Payments
    Then Ama sees these fields:
      | Payment Advice Number |
      | Customer Name         |
      | Customer Code         |
      | Contribution Type     |
    And these fields show Ama:
      | Customer Name | Ama's full name     |
      | Customer Code | Ama's customer code |
    And Ama is offered as "Contribution Type" exactly:
      | Regular |
      | Arrears |
    And Ama sees the button "Proceed to Pay"

  @S3-2.4-39..46 @S3-4-60 @S3-7-44..45 @S3-3-69
  Scenario: The first proceed step shows what SSNIT asks for
    Given Ama has signed in
    And the bank answers with this payment advice:
      | totalContributionAmount | 400.00       |
      | totalPenaltyAmount      | 50.00        |
      | totalAmountToPay        | 390.00       |
      | nameOfEstablishment     | Sika Trading |
      | receiptID               | RCP-7        |
      | paymentAdviceReference  | REF-7        |
      | paymentAdviceDate       | 13-11-2026   |
    When Ama looks up the payment advice "SSN-1001"
    Then these fields show Ama:
      | Total Contribution Amount | 400.00       |
      | Total Penalty Amount      | 50.00        |
      | Total Amount to Pay       | 390.00       |
      | Establishment Name        | Sika Trading |
      | Receipt ID                | RCP-7        |
      | Payment Advice Reference  | REF-7        |
      | Payment Advice Date       | 13 Nov 2026  |
    And Ama cannot type into "Total Contribution Amount"
    And Ama cannot type into "Total Penalty Amount"
    And Ama cannot type into "Total Amount to Pay"
    And Ama cannot type into "Establishment Name"
    And Ama cannot type into "Receipt ID"
    And Ama cannot type into "Payment Advice Reference"
    And Ama cannot type into "Payment Advice Date"
    And Ama sees the button "Proceed to Pay"
    And the bank has been asked for the lookup of a contribution with:
      | paymentAdviceNumber | SSN-1001            |
      | customerName        | Ama's full name     |
      | customerCode        | Ama's customer code |
      | contributionType    | Regular             |

  @S1-3-35 @S3-2.4-33 @S3-2.4-47..51 @S3-4-61 @S3-2.4-59
  Scenario: The second proceed step asks for account and narration, and the dialog shows all values
    Given Ama has signed in
    And Ama has looked up the payment advice "SSN-1001"
    And these fields show Ama:
      | Receipt ID | RCP-1001 |
    And Ama sees no field "Source Account"
    When Ama presses "Proceed to Pay"
    Then Ama is offered 2 choices as "Source Account"
    And Ama presses "Back"
    And these fields show Ama:
      | Payment Advice Number | SSN-1001 |
      | Contribution Type     | Regular  |
    And Ama begins to pay the payment advice "SSN-1001" from the Current account
    And Ama sees the dialog "Confirm payment"
    And the dialog sums up for Ama:
      | the Current account |
      | SSN-1001            |
      | Regular             |
      | GHS 400.00          |
      | GHS 50.00           |
      | GHS 450.00          |

  @S3-1-08 @S1-1-14 @S3-3-70 @S3-4-63..64 @S3-5-24 @S3-7-46..48 @S3-4-67 @engines
  Scenario: A Single user pays a contribution with its penalty immediately
    Given Ama has signed in
    When Ama pays the payment advice "SSN-1001" of GHS 450.00 from the Current account
    Then Ama is told "Payment is successful!"
    And Ama sees the button "Receipt"
    And the Current account holds GHS 550.00
    And the payment of a contribution is in the books as:
      | the Current account | -450.00 |
      | SSNIT               | 450.00  |
    And the bank has been asked for the payment of a contribution with:
      | paymentAdviceNumber | SSN-1001            |
      | customerName        | Ama's full name     |
      | customerCode        | Ama's customer code |
      | contributionType    | REGULAR             |
      | sourceAccount       | the Current account |
      | amount              | 450.00              |
      | currency            | GHS                 |
      | narration           | October             |
      | transType           | SSNIT               |
      | password            | masked              |
      | passwordType        | OTP                 |
    And "Close" leads Ama to "/dashboard"

  @S3-6-04
  Scenario: An Initiator's SSNIT payment moves nothing before an Authorizer approves it
    Given Kofi has signed in
    And Kofi pays the payment advice "SSN-1001" of GHS 450.00 from the Current account
    And Kofi was told "Transfer request has been successfully sent for approval!"
    And the Current account holds GHS 1,000.00
    When Efua approves the request with the code sent to her
    Then the Current account holds GHS 550.00
    And the payment of a contribution is in the books as:
      | the Current account | -450.00 |
      | SSNIT               | 450.00  |

  @S3-5-11..14 @S3-5-09
  Scenario: The verify step needs all its fields
    Given Ama has signed in
    And Ama has opened "SSNIT" of Bill Payments
    And Ama has typed " " into "Customer Name"
    And Ama has typed " " into "Customer Code"
    When Ama presses "Proceed to Pay"
    Then Ama is told "Payment Advice Number is required"
    And Ama is told "Customer Name is required"
    And Ama is told "Customer Code is required"
    And Ama is told "Contribution Type is required"
    And the bank has not been asked for the lookup of a contribution

  @S3-5-15..18
  Scenario Outline: A contribution without <label> at the bank cannot be paid
    Given Ama has signed in
    And the bank leaves out <field> of the payment advice
    When Ama looks up the payment advice "SSN-1001"
    Then Ama is told "<label> is required"
    And Ama cannot press "Proceed to Pay"

    Examples:
      | field                   | label                     |
      | totalContributionAmount | Total Contribution Amount |
      | totalPenaltyAmount      | Total Penalty Amount      |
      | totalAmountToPay        | Total Amount to Pay       |
      | nameOfEstablishment     | Establishment Name        |
      | receiptID               | Receipt ID                |
      | paymentAdviceReference  | Payment Advice Reference  |

  @S3-5-20
  Scenario: A contribution without an advice date can be paid
    Given Ama has signed in
    And the bank leaves out paymentAdviceDate of the payment advice
    When Ama looks up the payment advice "SSN-1001"
    Then "Receipt ID" shows Ama "RCP-1"
    And Ama can press "Proceed to Pay"

  @S3-5-19..21
  Scenario: The second proceed step needs an account and a short narration
    Given Ama has signed in
    And Ama has looked up the payment advice "SSN-1001"
    And these fields show Ama:
      | Receipt ID | RCP-1001 |
    And Ama has pressed "Proceed to Pay"
    When Ama presses "Proceed"
    Then Ama is told "Source Account is required"
    And Ama is told "Narration is required"
    And Ama presses the keys "12345678901234567890123456789" in "Narration"
    And Ama is told "25/25"

  @S3-4-62 @S3-5-23
  Scenario: No code is requested if the account is a pesewa short of contribution and penalty
    Given Ama has signed in
    When Ama begins to pay the payment advice "SSN-1001" from the Savings account
    Then Ama is told:
      """
      Transfer failed.
      Insufficient funds to complete the transaction.
      """
    And the bank has not been asked for a one-time code

  @S3-4-63
  Scenario: A wrong code does not pay the contribution
    Given Ama has signed in
    And Ama has begun to pay the payment advice "SSN-1001" from the Current account
    When Ama enters a wrong code
    Then Ama is told "OTP is not valid."
    And the bank has not been asked for the payment of a contribution

  @S3-4-65..66
  Scenario: The advice of another customer is refused, and the form keeps what was typed
    Given Ama has signed in
    When Ama looks up the payment advice "SSN-1003"
    Then Ama is told "This payment advice does not belong to this customer."
    And "Close" leaves Ama on "/billPayments"
    And "Payment Advice Number" shows Ama "SSN-1003"

  @S3-8-05
  Scenario Outline: A SSNIT payment that is refused <how> moves no money and shows the reason
    Given Ama has signed in
    And the bank refuses the payment of a contribution <how>
    When Ama begins to pay the payment advice "SSN-1001" from the Current account
    And Ama confirms with the code sent to her
    Then Ama is told "<told>"
    And "Close" leaves Ama on "/billPayments"
    And the Current account holds GHS 1,000.00

    Examples:
      | how                | told                                    |
      | with "SSNIT rests" | SSNIT rests                             |
      | without a word     | Something went wrong. Please try again. |

  Scenario: No step of a SSNIT payment has accessibility violations
    Given Ama has signed in
    When Ama looks up the payment advice "SSN-1001"
    Then these fields show Ama:
      | Receipt ID | RCP-1001 |
    And Ama's page has no accessibility violations
    And Ama presses "Proceed to Pay"
    And Ama sees the field "Narration"
    And Ama's page has no accessibility violations
    And Ama fills in:
      | Source Account | the Current account |
      | Narration      | October             |
    And Ama presses "Proceed"
    And Ama sees the dialog "Confirm payment"
    And Ama's dialog has no accessibility violations

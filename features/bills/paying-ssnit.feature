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

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

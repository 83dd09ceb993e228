Feature: Loading a prepaid card
  The bank names the holder by customer id; of the card itself no more than four digits are known.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Dollars | USD      | 75.00    |

  @S2-1-07 @S2-7-20 @S2-7-39 @S2-3-138..146 @S1-1-12 @engines
  Scenario: A Single user's card load is paid immediately
    Given Ama has signed in
    When Ama loads GHS 250.00 from the Current account onto the card "4321" of customer "1234567"
    Then Ama is told "Transfer Completed Successfully!"
    And the Current account holds GHS 750.00
    And the card load is in the books as:
      | the Current account | -250.00 |
      | PREPAID-CARDS       | 250.00  |
    And the bank has been asked for the card load with:
      | sourceAccount | the Current account  |
      | customerId    | 1234567              |
      | cardName      | any                  |
      | last4Digit    | 4321                 |
      | phoneNumber   | 0241234567           |
      | amount        | 250.00               |
      | narration     | Travel               |
      | transType     | PREPAIDCARD-TRANSFER |
      | deviceID      | any                  |
      | saveBen       | false                |
      | password      | masked               |
      | passwordType  | OTP                  |

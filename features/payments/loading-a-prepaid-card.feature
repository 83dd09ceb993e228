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

  @S2-2-03 @S2-2.3-01 @S2-2.1-33 @S2-2.3-06..07
  Scenario: The form of a card load has these fields
    Given Ama has signed in
    When Ama opens the menu entry "Prepaid Card Load"
    Then Ama sees the chosen tab "Single Card Load"
    And Ama sees these fields:
      | Source Account    |
      | Saved Beneficiary |
      | Customer ID       |
      | Card Name         |
      | Last 4 Digits     |
      | Phone Number      |
      | Save beneficiary  |
      | Amount            |
      | Narration         |
    And Ama sees the button "Make Transfer"
    And Ama is offered 1 choice as "Source Account"
    When Ama presses "Bulk Card Load"
    Then Ama is offered 1 choice as "Source Account"

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

  @S1-6-15 @S2-1-11 @S2-6-08
  Scenario: An Initiator's load moves nothing before an Authorizer approves it
    Given Kofi has signed in
    And Kofi loads GHS 250.00 from the Current account onto the card "4321" of customer "1234567"
    And Kofi was told "Transfer request has been successfully sent for approval!"
    And the Current account holds GHS 1,000.00
    When Efua approves the request with the code sent to her
    Then the Current account holds GHS 750.00
    And the card load is in the books as:
      | the Current account | -250.00 |
      | PREPAID-CARDS       | 250.00  |

  @S2-8-05
  Scenario: A card load refused without a message shows a message of the client
    Given Ama has signed in
    And the bank refuses the card load without a word
    When Ama loads GHS 250.00 from the Current account onto the card "4321" of customer "1234567"
    Then Ama is told "Transfer is failed. Unable to complete the transaction."
    And the Current account holds GHS 1,000.00

  Scenario: A blocked card is refused with the bank's message
    Given Ama has signed in
    When Ama loads GHS 250.00 from the Current account onto the card "0000" of customer "1234567"
    Then Ama is told the bank's own words
    And the Current account holds GHS 1,000.00

  @S2-2.3-05
  Scenario: A question is asked before the data of a card load is lost
    Given Ama has signed in
    And Ama has opened "/prepaidCardLoad"
    And Ama has typed "Travel" into "Narration"
    When Ama opens the menu entry "Dashboard"
    Then Ama is told "Entered data will be lost. Are you sure you want to leave page?"
    And "Leave Page" leads Ama to "/dashboard"

Feature: Moving money between own accounts
  A Single user's transfer is paid at once. An Initiator's waits for approval, and nothing moves before.

  Background:
    Given a company with these people:
      | Ama  | Single                 |
      | Kofi | Initiator              |
      | Esi  | Initiator & Authorizer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |
      | Dollars | USD      | 75.00    |

  @S1-1-06 @S1-6-17 @S2-1-03 @S2-6-10 @S2-2.1-26 @S1-2.9-01 @S1-4-03 @engines
  Scenario: A Single user's transfer between own accounts is paid immediately
    Given Ama has signed in
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then Ama is told "Transfer Completed Successfully!"
    And the Current account holds GHS 850.00
    And the Savings account holds GHS 350.00

  @S1-1-23 @S1-6-14 @S1-6-16 @S1-6-19 @S2-1-10..11 @S2-6-07 @S2-6-09 @S3-1-03
  Scenario: An Initiator's transfer waits for approval, and no money moves
    Given Kofi has signed in
    When Kofi moves GHS 150.00 from the Current account to the Savings account
    Then Kofi is told "Transfer request has been successfully sent for approval!"
    And the Current account holds GHS 1,000.00
    And the Savings account holds GHS 200.00

  @S1-8-28 @S2-4-06 @engines
  Scenario: The outcome of an own transfer is unknown after a lost answer, and checking it pays once
    Given Ama has signed in
    And the answers to the transfer between own accounts are lost
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama was told that the outcome is not known
    And the bank's answers arrive again
    When Ama presses "Check again"
    Then Ama is told "Transfer Completed Successfully!"
    And the Current account holds GHS 850.00
    And the Savings account holds GHS 350.00

  @S2-4-03 @S3-4-03
  Scenario: Confirm that is pressed twice pays once
    Given Ama has signed in
    And Ama has begun to move GHS 150.00 from the Current account to the Savings account
    When Ama presses "Confirm" twice with the code sent to her
    Then Ama is told "Transfer Completed Successfully!"
    And the Current account holds GHS 850.00

  @S1-2.9-01 @S1-4-03 @S2-2.1-26 @S2-8-01
  Scenario: A transfer that the bank refuses shows the bank's message
    Given Ama has signed in
    And the bank refuses the transfer between own accounts with "This account is blocked."
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then Ama sees the dialog "Failed"
    And Ama is told "This account is blocked."
    And the Current account holds GHS 1,000.00

  @S1-1-50 @S2-9-16 @S2-9-18
  Scenario: A transfer above the payment limit is refused with the bank's message, and no money moves
    Given these accounts:
      | account | currency | holds     |
      | Current | GHS      | 60,000.00 |
      | Savings | GHS      | 200.00    |
    And the bank refuses the limits of a payment with "Not served."
    And Ama has signed in
    When Ama moves GHS 50,000.01 from the Current account to the Savings account
    Then Ama is told the bank's own words
    And the Savings account holds GHS 200.00

  @S2-2.1-18..21 @engines
  Scenario: A question is asked before the data of an own transfer is lost
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has typed "Rent" into "Narration"
    When Ama opens the menu entry "Dashboard"
    Then Ama is told "Entered data will be lost. Are you sure you want to leave page?"
    And "Cancel" leaves Ama on "/transfers" with "Rent" in "Narration"

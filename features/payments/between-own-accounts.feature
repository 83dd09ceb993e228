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

  @S1-2.1-08 @S2-2-01 @S2-2.1-01..02 @S2-2.1-05 @S2-2.1-28 @S2-2.1-34
  Scenario: The form between own accounts has these fields
    Given Ama has signed in
    When Ama opens the menu entry "Transfers"
    Then Ama sees the chosen tab "Between Own Accounts"
    And Ama sees exactly these tabs:
      | Between Own Accounts |
      | To Asempa Bank       |
      | To Another Bank      |
      | Bulk Transfer        |
    And Ama is offered 3 choices as "Source Account"
    And Ama sees these fields:
      | Source Account      |
      | Destination Account |
      | Amount              |
      | Narration           |
      | Schedule transfer   |
    And Ama sees the button "Make Transfer"

  @S1-1-06 @S1-6-17 @S2-1-03 @S2-6-10 @S2-2.1-26 @S1-2.9-01 @S1-4-03 @engines
  Scenario: A Single user's transfer between own accounts is paid immediately
    Given Ama has signed in
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then Ama is told "Transfer Completed Successfully!"
    And the Current account holds GHS 850.00
    And the Savings account holds GHS 350.00

  Scenario: A payer is told that the device is offline, before the payment is submitted
    Given Ama has signed in
    And Ama has opened the menu entry "Transfers"
    When Ama's device loses its connection
    Then Ama is told "This device is offline. Nothing reaches the bank until it is connected again. Your entries are kept."
    When Ama's device is connected again
    Then Ama is not told "This device is offline. Nothing reaches the bank until it is connected again. Your entries are kept."

  Scenario: A user who double-clicks every button pays once
    Given Ama double-clicks on everything
    And Ama has signed in
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then Ama is told "Transfer Completed Successfully!"
    And the bank has been asked for the transfer between own accounts once
    And the Current account holds GHS 850.00

  @S2-2-09 @S1-4-23 @S1-2.9-04
  Scenario: After a payment the dashboard shows the new balances
    Given Ama has signed in
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    When Ama presses "Close"
    Then Ama is on "/dashboard"
    And Ama sees GHS 850.00 available in the Current account
    And Ama sees GHS 350.00 available in the Savings account

  @S1-1-23 @S1-6-14 @S1-6-16 @S1-6-19 @S2-1-10..11 @S2-6-07 @S2-6-09 @S3-1-03
  Scenario: An Initiator's transfer waits for approval, and no money moves
    Given Kofi has signed in
    When Kofi moves GHS 150.00 from the Current account to the Savings account
    Then Kofi is told "Transfer request has been successfully sent for approval!"
    And the Current account holds GHS 1,000.00
    And the Savings account holds GHS 200.00

  @S2-6-11 @S2-1-10..11
  Scenario: A user who is both Initiator and Authorizer needs approval like any Initiator
    Given Esi has signed in
    When Esi moves GHS 150.00 from the Current account to the Savings account
    Then Esi is told "Transfer request has been successfully sent for approval!"
    And the Current account holds GHS 1,000.00

  @S1-2.8-01 @S2-1-02 @S2-2.1-27
  Scenario: The confirmation sums up the transfer
    Given Ama has signed in
    When Ama begins to move GHS 150.00 from the Current account to the Savings account
    Then the dialog sums up for Ama:
      | the Current account |
      | the Savings account |
      | GHS 150.00          |

  @S1-2.9-03 @S1-4-24 @S2-4-07..08
  Scenario: The form is still filled in after a failure
    Given Ama has signed in
    And Ama has begun to move GHS 1,000.01 from the Current account to the Savings account
    When Ama presses "Close"
    Then Ama sees the form filled with GHS 1,000.01 from the Current account to the Savings account

  @S2-4-07..08
  Scenario: The form is still filled in after a failure, even if the accounts cannot be loaded again
    Given Ama has signed in
    And Ama has begun to move GHS 150.00 from the Current account to the Savings account
    And the bank refuses the transfer between own accounts with "Not today."
    And the bank cannot be reached for the list of accounts
    And Ama confirms with the code sent to her
    And Ama was told "Not today."
    When Ama presses "Close"
    Then Ama sees the form filled with GHS 150.00 from the Current account to the Savings account

  @S2-5-001..003 @S2-5-007 @S2-5-102 @S1-5-01
  Scenario: Every field of an own transfer is required, and the message names its label
    Given Ama has signed in
    And Ama has opened "/transfers"
    When Ama presses "Make Transfer"
    Then Ama is told "Source Account is required"
    And Ama is told "Destination Account is required"
    And Ama is told "Amount is required"
    And Ama is told "Narration is required"

  @S1-5-16..18 @S1-5-39 @S2-5-100..102
  Scenario Outline: The amount "<typed>" becomes "<shown>"
    Given Ama has signed in
    And Ama has opened "/transfers"
    When Ama types "<typed>" into "Amount" and leaves it
    Then "Amount" shows Ama "<shown>"
    And Ama is <told or not> "Amount is required"

    Examples:
      | typed   | shown    | told or not |
      | 1250    | 1,250.00 | not told    |
      | 1,250.5 | 1,250.50 | not told    |
      | 0       | 0.00     | told        |
      | 0.00    | 0.00     | told        |

  @S1-5-18
  Scenario: Letters and signs cannot be entered as an amount, and the field says so
    Given Ama has signed in
    And Ama has opened "/transfers"
    When Ama presses the keys "-12a" in "Amount"
    Then Ama is told "Only digits, a comma and a point can be entered here."
    And "Amount" shows Ama "12"

  @S2-5-012 @S2-5-014
  Scenario: The narration takes no more than 25 characters
    Given Ama has signed in
    And Ama has opened "/transfers"
    When Ama presses the keys "Rent of the new warehouse at Tema" in "Narration"
    Then "Narration" shows Ama "Rent of the new warehouse"
    And Ama is told "At most 25 characters."
    When Ama pastes "Rent of the new warehouse at Tema" into "Narration"
    Then "Narration" shows Ama "Rent of the new warehouse at Tema"
    And Ama is told "At most 25 characters can be sent; this has 33. Shorten it."

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

  @S2-8-02 @S2-8-04
  Scenario: An own transfer refused without a message shows a message of the client
    Given Ama has signed in
    And the bank refuses the transfer between own accounts without a word
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then Ama is told "Transfer failed. Unable to complete the transaction."
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

  @S3-8-06
  Scenario: A code that cannot be sent ends the payment with the bank's message
    Given Ama has signed in
    And the bank refuses a one-time code with "No codes today."
    When Ama begins to move GHS 150.00 from the Current account to the Savings account
    Then Ama sees the dialog "Failed"
    And Ama is told "No codes today."

  @S2-2.1-18..21 @engines
  Scenario: A question is asked before the data of an own transfer is lost
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has typed "Rent" into "Narration"
    When Ama opens the menu entry "Dashboard"
    Then Ama is told "Entered data will be lost. Are you sure you want to leave page?"
    And "Cancel" leaves Ama on "/transfers" with "Rent" in "Narration"

  @S2-2.1-19
  Scenario: Leave Page discards an own transfer that was entered
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has typed "Rent" into "Narration"
    And Ama has opened the menu entry "Dashboard"
    When Ama presses "Leave Page"
    Then Ama is on "/dashboard"

  @S2-2.1-11 @S3-2.1-11
  Scenario Outline: A screen of <width> pixels shows the <shown>
    Given Ama has signed in
    And Ama's screen is <width> pixels wide
    When Ama opens "/transfers"
    Then Ama sees the <shown>

    Examples:
      | width | shown                              |
      | 768   | tab "Between Own Accounts"         |
      | 767   | heading "Select Transfer Category" |

  @mobile @S2-2.1-08 @S2-2.1-10
  Scenario: A phone shows the tabs of Transfers as a list of choices
    Given Ama has signed in
    When Ama opens "/transfers"
    Then Ama sees the heading "Select Transfer Category"
    And Ama sees the button "Between Own Accounts"
    And Ama sees no tab "Between Own Accounts"

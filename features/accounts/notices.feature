Feature: Notices of debits and credits
  Each debit and credit of the company's accounts has one notice for its people, with charges and the balance afterwards.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
      | Ama  | Single     |
      | Yaw  | Viewer     |

  Scenario: A payment has a notice for each account that it touched
    Given Ama has opened the notices
    And Ama has pressed "Close"
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama has pressed "Close"
    And Ama has opened the menu entry "Bank Statements"
    And Ama's bell shows 2 unread notices
    When Ama opens the notices
    Then the newest notices tell Ama:
      | +GHS 150.00 Credit | Own Account Transfer | Charges GHS 0.00, Balance GHS 350.00 |
      | −GHS 150.00 Debit  | Own Account Transfer | Charges GHS 0.00, Balance GHS 850.00 |
    And Ama's bell shows no unread notices

  Scenario: Everybody in the company gets a notice of an approved request
    Given Kofi has asked to move GHS 40.00 from the Current account to the Savings account
    And Efua has approved the request
    When Yaw opens the notices
    Then the newest notices tell Yaw:
      | +GHS 40.00 Credit | Own Account Transfer | Charges GHS 0.00, Balance GHS 240.00 |
      | −GHS 40.00 Debit  | Own Account Transfer | Charges GHS 0.00, Balance GHS 960.00 |

  Scenario: A notice opens the payment that it is about
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has approved the request
    And Ama has opened the notices
    When Ama opens the newest notice
    Then Ama is on "/transactionReports"
    And Ama is told the request's number

  Scenario: The notices of an approver include the requests that wait
    Given Kofi has asked to move GHS 40.00 from the Current account to the Savings account
    And Efua has opened the notices
    When Efua presses "1 request waits for you"
    Then Efua is on "/pendingRequests"

  Scenario: Debits are also announced by SMS after the user has chosen so
    Given Ama has opened the notices
    And Ama has pressed "What I am told"
    And Ama has switched on "SMS: Money that goes out" in the choices
    And Ama has pressed "Close"
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then Ama has a message that contains "Debit of GHS 150.00"
    And Ama has a message that contains "Balance: GHS 850.00"

  Scenario: Codes and passwords are always sent
    Given Ama has opened the notices
    When Ama presses "What I am told"
    Then Ama has no choice about "Codes and passwords"

  Scenario: A changed setting whose answer is lost is shown as the bank has stored it
    Given the answers to a choice of messages are lost
    And Ama has opened the notices
    And Ama has pressed "What I am told"
    When Ama switches on "E-mail: Money that comes in" in the choices
    Then Ama is told "This choice was not saved. The table shows what the bank has stored."

  @time
  Scenario: At 15:00 approvers are reminded of what waits
    Given Kofi has asked to move GHS 40.00 from the Current account to the Savings account
    When the bank's clock goes on by 4 days
    Then Efua has an e-mail that contains "1 request waits for your approval: GHS 40.00"

  Scenario: Without notices of the bank there is no bell
    Given the bank refuses the list of notices with "Not served"
    And Ama has signed in
    When Ama opens the menu entry "Transfers"
    Then Ama sees no button "Notices"

  Scenario: Without the permission for movements there is no bell
    Given a company with these people:
      | Akua | Single | Transfers, My Requests |
    And Akua has signed in
    When Akua opens the menu entry "My Requests"
    Then Akua sees no button "Notices"
    And the bank has not been asked for the list of notices

  Scenario: The list of notices shows a message if the permission ends while it is open
    Given Ama has opened the notices
    And Ama has pressed "What I am told"
    And the bank refuses a choice of messages with "You don't have permission to do this."
    When Ama switches on "SMS: Money that comes in" in the choices
    Then Ama is told "This choice was not saved. The table shows what the bank has stored."

  Scenario: A list of notices whose answer is lost can be requested again
    Given Ama has signed in
    And Ama sees the button "Notices"
    And the answers to the list of notices are lost
    And Ama has pressed "Notices"
    And Ama was told "The notices did not load"
    When the bank's answers arrive again
    And Ama presses "Try again"
    Then the newest notices tell Ama:
      | Credit | Balance GHS 200.00 |

  Scenario: Payments of another company cause no notice
    Given another company has received money
    When Ama opens the notices
    Then Ama sees 2 notices

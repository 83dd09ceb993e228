Feature: Everybody can use every dialog
  Each dialog is measured once, like a screen.

  Background:
    Given a company with these people:
      | Ama  | Single                 |
      | Kofi | Initiator              |
      | Esi  | Initiator & Authorizer |

  Scenario: Everybody can use the dialogs that a button opens at a desk
    Given Ama has signed in
    Then everybody can use what Ama opens:
      | /dashboard      | Search             |
      | /bankStatements | Filter Type        |
      | /bankStatements | Download Statement |
      | /bankStatements | Email Statement    |
      | /bankStatements | Official Statement |

  @engines
  Scenario: Everybody can use the dialog for the code of a sign-in
    When Ama enters her user name and password
    Then Ama sees the dialog "OTP Verification"
    And everybody can use what Ama sees

  Scenario: Everybody can use the dialogs of a code, a wrong code and a completed payment at a desk
    Given Ama has begun to move GHS 150.00 from the Current account to the Savings account
    And everybody can use what Ama sees
    When Ama enters a wrong code
    Then Ama is told "OTP is not valid."
    And everybody can use what Ama sees
    When Ama confirms with the code sent to her
    And Ama is told "Transfer Completed Successfully!"
    Then everybody can use what Ama sees

  Scenario: Everybody can use the dialog after a failed payment
    When Ama begins to move GHS 5,000.00 from the Current account to the Savings account
    Then everybody can use what Ama sees

  Scenario: Everybody can use the dialog of an unknown outcome
    Given the answers to the transfer between own accounts are lost
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then Ama was told that the outcome is not known
    And everybody can use what Ama sees

  Scenario: Everybody can use the dialog after a created password
    Given Kofi has never signed in
    When Kofi signs in with password and code
    And Kofi creates the password "Harmattan#27"
    Then Kofi sees the dialog "Success"
    And everybody can use what Kofi sees

  Scenario: Everybody can use the dialog with the details of a request
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Esi has signed in
    When Esi opens the details of the request
    Then Esi sees the dialog "Transaction Details"
    And everybody can use what Esi sees

  Scenario: Everybody can use the dialog that asks for the reason of a rejection
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Esi has begun to reject the request
    When Esi rejects the request because " "
    Then Esi is told "Reason is required"
    And everybody can use what Esi sees

  Scenario: Everybody can use an approval run and its results
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Kofi has asked to move GHS 30.00 from the Current account to the Savings account
    And Esi has opened the menu entry "Pending Requests"
    When Esi presses "Review all"
    Then Esi is told "If you approve now"
    And everybody can use what Esi sees
    When Esi presses the keys "s"
    And Esi is told "Request 2 of 2"
    And Esi presses the keys "s"
    Then Esi is told "No request was decided."
    And everybody can use what Esi sees

  Scenario: Everybody can use the details of an account
    Given Ama has signed in
    When Ama opens the details of the Current account
    Then everybody can use what Ama sees

  Scenario: Everybody can use the advice of a payment
    Given Ama has signed in
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama has pressed "Close"
    And Ama has opened the report "Transfers > Between Own Accounts"
    And Ama has pressed "Apply filters"
    When Ama opens the advice of the report's row
    Then Ama sees the dialog "Payment Advice"
    And everybody can use what Ama sees

  Scenario: Everybody can use the date range of a statement and its calendar
    Given Ama has opened the statement
    And Ama has pressed "Date range 21 Oct 2026 – 19 Jan 2027"
    When Ama opens the calendar of "End date"
    Then Ama can choose the day 20
    And everybody can use what Ama sees

  Scenario: Everybody can use the list of shortcuts
    Given Ama has signed in
    When Ama presses the keys "?"
    Then Ama sees the dialog "Keyboard shortcuts"
    And everybody can use what Ama sees

  Scenario: Everybody can use the contacts of the bank
    Given Ama has opened "/faq"
    When Ama asks to contact the bank from the questions
    Then Ama sees the dialog "Contact Us"
    And everybody can use what Ama sees

  Scenario: Everybody can use a complaint that was refused and then sent
    Given the bank refuses the sending of a complaint with "Busy", once
    And Ama has opened "/complaint"
    And Ama has filled in all that a complaint needs, about "Setup Issues"
    When Ama presses "Submit"
    Then everybody can use what Ama sees
    When Ama presses "Retry"
    And Ama was told "Complaint has been sent!"
    Then everybody can use what Ama sees

  Scenario: Everybody can use the question that is asked before entered data is lost
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has typed "Rent" into "Narration"
    When Ama opens the menu entry "Dashboard"
    Then Ama sees the button "Leave Page"
    And everybody can use what Ama sees

  Scenario: Everybody can use the question that is asked before logging out
    Given Ama has signed in
    When Ama chooses to log out
    Then Ama sees the button "Cancel"
    And everybody can use what Ama sees

  @time
  Scenario: Everybody can use the warning before the end of the session
    Given Ama has signed in
    When 245 seconds pass
    Then Ama sees the button "Keep Me Logged In"
    And everybody can use what Ama sees

  Scenario: Everybody can use the notice about a newer sign-in on another computer
    Given Ama has signed in
    And Ama on another computer has opened the menu entry "Dashboard"
    When Ama opens the menu entry "My Requests"
    Then Ama sees the button "Continue"
    And everybody can use what Ama sees

  @mobile @engines
  Scenario: Everybody can use the menu of a phone
    Given Ama has signed in
    When Ama presses "Menu"
    Then Ama sees the button "Log Out"
    And everybody can use what Ama sees

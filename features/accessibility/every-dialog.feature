Feature: Every dialog can be used by everyone
  No dialog has a fault that the axe rules of WCAG 2.2 AA find, in the light and in the dark theme.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account

  @engines
  Scenario: Everybody can use the dialog for the code of a sign-in
    When Ama enters her user name and password
    Then Ama sees the dialog "OTP Verification"
    And Ama's dialog has no accessibility violations

  Scenario: Everybody can use the confirmation of a payment after a wrong code
    Given Ama has begun to move GHS 150.00 from the Current account to the Savings account
    When Ama enters a wrong code
    Then Ama is told "OTP is not valid."
    And Ama's dialog has no accessibility violations

  Scenario: Everybody can use the dialog after a successful payment
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then Ama's dialog has no accessibility violations

  Scenario: Everybody can use the dialog after a failed payment
    When Ama begins to move GHS 5,000.00 from the Current account to the Savings account
    Then Ama's dialog has no accessibility violations

  Scenario: Everybody can use the dialog of an unknown outcome
    Given the answers to the transfer between own accounts are lost
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then Ama was told that the outcome is not known
    And Ama's dialog has no accessibility violations

  Scenario: Everybody can use the dialog with the details of a request
    Given Efua has signed in
    When Efua opens the details of the request
    Then Efua sees the dialog "Transaction Details"
    And Efua's dialog has no accessibility violations

  Scenario: Everybody can use the dialog that asks for the reason of a rejection
    Given Efua has begun to reject the request
    When Efua rejects the request because " "
    Then Efua is told "Reason is required"
    And Efua's dialog has no accessibility violations

  Scenario Outline: Everybody can use the dialog <dialog> of a statement
    Given Ama has opened the statement
    When Ama presses "<button>"
    Then Ama sees the dialog "<dialog>"
    And Ama's dialog has no accessibility violations

    Examples:
      | button             | dialog                     |
      | Filter Type        | Transaction History Filter |
      | Download Statement | Download Statement         |
      | Email Statement    | E-mail Statement           |

  @time
  Scenario: Everybody can use the date range of a statement and its calendar
    Given Ama has opened the statement
    And Ama has pressed "Date range 21 Oct 2026 – 19 Jan 2027"
    When Ama opens the calendar of "End date"
    Then Ama can choose the day 20
    And Ama's dialog has no accessibility violations

  Scenario: Everybody can use the question that is asked before entered data is lost
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has typed "Rent" into "Narration"
    When Ama opens the menu entry "Dashboard"
    Then Ama sees the button "Leave Page"
    And Ama's dialog has no accessibility violations

  Scenario: Everybody can use the question that is asked before logging out
    Given Ama has signed in
    When Ama chooses to log out
    Then Ama sees the button "Cancel"
    And Ama's dialog has no accessibility violations

  @time
  Scenario: Everybody can use the warning before the end of the session
    Given Ama has signed in
    When 245 seconds pass
    Then Ama sees the button "Keep Me Logged In"
    And Ama's dialog has no accessibility violations

  Scenario: Everybody can use the notice about a newer sign-in on another computer
    Given Ama has signed in
    And Ama on another computer has opened the menu entry "Dashboard"
    When Ama opens the menu entry "My Requests"
    Then Ama sees the button "Continue"
    And Ama's dialog has no accessibility violations

  @mobile @engines
  Scenario: Everybody can use the menu of a phone
    Given Ama has signed in
    When Ama presses "Menu"
    Then Ama sees the button "Log Out"
    And Ama's dialog has no accessibility violations

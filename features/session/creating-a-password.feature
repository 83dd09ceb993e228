Feature: Creating a password
  Whoever signs in for the first time, or whose password must change, creates one before anything else.

  Background:
    Given a company with these people:
      | Ama | Single |
    And Ama has never signed in

  @S1-2.1-06 @S1-2.4-01 @S1-2.4-03..05 @S1-2.3-07
  Scenario: The first sign-in leads to Create New Password
    When Ama signs in with password and code
    Then Ama is on "/change-password"
    And Ama sees the heading "Create New Password"
    And Ama sees these fields:
      | New Password              |
      | New Password Confirmation |
    And Ama is told "Should have 8 characters with at least one uppercase and one special character"
    And Ama sees the button "Submit"

  @S1-2.4-06..07 @S1-4-11..12 @S1-7-21 @S1-8-20
  Scenario: The new password opens the bank
    Given Ama has signed in with password and code
    When Ama creates the password "Harmattan#27"
    Then Ama sees the dialog "Success"
    And Ama is told "Password has been successfully reset!"
    And the bank has been asked for the change of the password with:
      | newPassword     | masked |
      | confirmPassword | masked |
    And "Continue to Login" leads Ama to "/login"
    And Ama is told of the change by phone and by e-mail
    When Ama signs in with the new password "Harmattan#27"
    Then Ama is on "/dashboard"

  Scenario Outline: The bank demands a new password by <flag>
    Given the bank demands a new password by <flag>
    When Ama signs in with password and code
    Then Ama is on "/change-password"
    And a reload leaves Ama on "/change-password"

    @S1-2.4-01 @S1-3-16
    Examples:
      | flag       |
      | firstLogin |
    @S1-2.4-02 @S1-3-17
    Examples:
      | flag                   |
      | passwordChangeRequired |
    @S1-4-45 @S1-3-18
    Examples:
      | flag                           |
      | usernamePasswordChangeRequired |

  @S1-5-04..08 @S1-5-38
  Scenario Outline: A new password that breaks a rule is refused: <password>
    Given Ama has signed in with password and code
    When Ama creates the password "<password>"
    Then Ama is told "<problem>"
    And the bank has not been asked for the change of the password

    Examples:
      | password     | problem                                                                        |
      | harmattan#27 | Password must contain at least one uppercase, special character and a number   |
      | Harmattan27  | Password must contain at least one uppercase, special character and a number   |
      | Harmattan#   | Password must contain at least one uppercase, special character and a number   |
      | Hot#2        | Should have 8 characters with at least one uppercase and one special character |

  @S1-5-09
  Scenario: The two entries of a new password must be the same
    Given Ama has signed in with password and code
    When Ama creates the password "Harmattan#27" and confirms "Harmattan#28"
    Then Ama is told "Passwords do not match!"
    And the bank has not been asked for the change of the password

  @S1-5-01
  Scenario: Both entries of a new password are required
    Given Ama has signed in with password and code
    When Ama presses "Submit"
    Then Ama is told "New Password is required"
    And Ama is told "New Password Confirmation is required"

  @S1-8-21
  Scenario: A password that only the bank can refuse is refused with the bank's message
    Given Ama has signed in with password and code
    When Ama creates the password "Password1!"
    Then Ama is told the bank's own words
    And Ama is on "/change-password"

  @S1-8-22
  Scenario: A change of password refused without a message shows a message of the client
    Given the bank refuses the change of the password without a word
    And Ama has signed in with password and code
    When Ama creates the password "Harmattan#27"
    Then Ama is told "Something went wrong. Please try again."

  Scenario: A typed password can be shown, and is neither in the page nor in storage
    Given Ama has signed in with password and code
    When Ama types "Harmattan#27" into "New Password"
    Then "New Password" can be shown to Ama and hidden again
    And nobody can read "Harmattan#27" in Ama's page or storage

  @S1-2.1-29
  Scenario: A visitor who need not create a password is led to the sign-in page
    When Ama opens "/change-password"
    Then Ama is on "/login"

  Scenario: A reload stays on Create New Password
    Given Ama has signed in with password and code
    And Ama is on "/change-password"
    When Ama reloads the page
    And Ama creates the password "Harmattan#27"
    Then Ama is told "Password has been successfully reset!"

  @time
  Scenario: A warning is shown a minute before the end of the session, which can be extended
    Given Ama has signed in with password and code
    And Ama is on "/change-password"
    And 245 seconds have passed
    And Ama is warned that her session will expire in less than a minute
    When Ama presses "Keep Me Logged In"
    Then Ama sees no dialog
    And the bank has been asked for more time
    And 240 seconds later Ama is on "/change-password"

  @time
  Scenario: After the end of its session the user signs in again
    Given Ama has signed in with password and code
    And Ama is on "/change-password"
    When 301 seconds pass
    Then Ama is on "/login"

  Scenario: Going back ends the session, and the user signs in again
    Given Ama has signed in with password and code
    And Ama is on "/change-password"
    When Ama presses "Back to Log In"
    Then Ama is on "/login"
    And the bank has been asked for the end of the session
    When Ama signs in with password and code
    Then Ama is on "/change-password"

  Scenario: A password is created by keyboard alone
    Given Ama uses the keyboard alone
    When Ama signs in with password and code
    And Ama creates the password "Harmattan#27"
    Then "Continue to Login" leads Ama to "/login"

  Scenario: Everybody can use the page Create New Password on a computer
    When Ama signs in with password and code
    And Ama presses "Submit"
    Then Ama's page has no accessibility violations

  @mobile
  Scenario: Everybody can use the page Create New Password on a phone
    When Ama signs in with password and code
    And Ama creates the password "Harmattan#27"
    Then Ama sees the dialog "Success"
    And Ama's dialog has no accessibility violations

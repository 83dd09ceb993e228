Feature: A forgotten password
  User name and code bring a default password to phone and e-mail; with it the customer sets a new one.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S1-2.1-04 @S1-2.3-04 @S1-2.5-01..02
  Scenario: The sign-in page leads to Forgot Password
    Given Ama has opened "/login"
    When Ama presses "Forgot Password?"
    Then Ama is on "/forgot-password"
    And Ama sees the heading "Forgot Password"
    And Ama sees the field "Username"
    And Ama sees the button "Continue"

  @S1-2.1-05 @S1-2.5-04 @S1-2.6-01..04 @S1-2.3-07 @S1-4-17 @S1-7-19
  Scenario: The right code sends a default password
    Given Ama has asked for another password
    When Ama confirms with the code sent to her
    Then Ama is on "/reset-password"
    And Ama receives the same default password by phone and by e-mail
    And Ama sees these fields:
      | Default Password |
      | New Password     |
      | Confirmation     |
    And Ama is told "Enter the default password sent to you"
    And Ama sees the button "Submit"
    And the bank has been asked for the check of the code for a forgotten password with:
      | otp      | masked          |
      | userName | Ama's user name |

  @S1-2.6-05 @S1-8-20 @S1-7-22 @S1-7-43
  Scenario: The default password is replaced, and the new one signs in
    Given Ama has been sent a default password
    When Ama replaces the default password by "Harmattan#27"
    Then Ama is told "Password has been successfully reset!"
    And the bank has been asked for the replacement of the default password with:
      | password        | masked          |
      | newPassword     | masked          |
      | confirmPassword | masked          |
      | deviceID        | any             |
      | loginId         | Ama's user name |
    And "Continue to Login" leads Ama to "/login"
    And Ama is told of the change by phone and by e-mail
    When Ama signs in with the new password "Harmattan#27"
    Then Ama is on "/dashboard"

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

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

  @S1-5-12 @S1-5-01
  Scenario: The user name is required
    Given Ama has opened "/forgot-password"
    When Ama presses "Continue"
    Then Ama is told "Username is required"
    And the bank has not been asked for the check of the user name

  @S1-2.5-03 @S1-4-15..16 @S1-7-14 @S1-7-20 @S1-7-39
  Scenario: A user name requests a code
    When Ama asks for another password
    Then Ama sees the dialog "OTP Verification"
    And the dialog fills Ama's whole screen
    And the bank has been asked, in this order, for:
      | the check of the user name     |
      | a one-time code before sign-in |
    And the bank has answered the check of the user name with:
      | description | any |

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

  @S1-4-47
  Scenario: A wrong code can be corrected
    Given Ama has asked for another password
    When Ama enters a wrong code
    Then Ama is told "OTP is not valid."
    And Ama can still confirm with the code sent to her

  @S1-2.7-08 @S1-2.7-10
  Scenario: A code with too many tries is replaced automatically
    Given Ama has asked for another password
    And Ama has entered 2 wrong codes
    When Ama enters a wrong code
    Then Ama finds the boxes empty
    And Ama is sent a new code
    And Ama can still confirm with the code sent to her

  Scenario: A user name that does not exist gets the same answer as any other
    Given Ama has opened "/forgot-password"
    When Ama types "nobody.atall" into "Username"
    And Ama presses "Continue"
    Then Ama sees the dialog "OTP Verification"

  @S1-5-10
  Scenario: The default password is required
    Given Ama has been sent a default password
    When Ama replaces the default password "" by "Harmattan#27"
    Then Ama is told "Default Password is required"

  @S1-5-11 @S1-5-04..08 @S1-5-38
  Scenario Outline: A replacement that breaks a rule for passwords is refused: <password>
    Given Ama has been sent a default password
    When Ama replaces the default password by "<password>"
    Then Ama is told "<problem>"
    And the bank has not been asked for the replacement of the default password

    Examples:
      | password     | problem                                                                      |
      | harmattan#27 | Password must contain at least one uppercase, special character and a number |
      | Harmattan27  | Password must contain at least one uppercase, special character and a number |
      | Harmattan#   | Password must contain at least one uppercase, special character and a number |

  @S1-5-09 @S1-5-11
  Scenario: The two entries of a replaced password must be the same
    Given Ama has been sent a default password
    When Ama replaces the default password by "Harmattan#27" and confirms "Harmattan#28"
    Then Ama is told "Passwords do not match!"

  @S1-8-21
  Scenario: A wrong default password is refused with the bank's message
    Given Ama has been sent a default password
    When Ama replaces the default password "Nonsense@9" by "Harmattan#27"
    Then Ama is told "The default password is not right or no longer valid."
    And Ama is on "/reset-password"

  @S1-8-22
  Scenario: A replacement refused without a message shows a message of the client
    Given the bank refuses the replacement of the default password without a word
    And Ama has been sent a default password
    When Ama replaces the default password by "Harmattan#27"
    Then Ama is told "Something went wrong. Please try again."

  @S1-8-01
  Scenario: A user name is not sent without a network
    Given the bank cannot be reached for the check of the user name
    When Ama asks for another password
    Then Ama is told "Cannot sign-in, network connection required"

  @S1-2.1-05
  Scenario: On another computer the default password is used with the user name
    Given Ama has been sent a default password
    When Ama on another computer opens "/forgot-password"
    And Ama on another computer presses "I have a default password"
    Then Ama on another computer sees the heading "Reset Password"
    When Ama on another computer types her user name into "Username"
    And Ama on another computer replaces the default password by "Harmattan#27"
    Then Ama on another computer is told "Password has been successfully reset!"

  @S1-2.1-29
  Scenario Outline: A signed-in user is led from <page> to the dashboard
    Given Ama has signed in
    When Ama opens "<page>"
    Then Ama is on "/dashboard"

    Examples:
      | page             |
      | /forgot-password |
      | /reset-password  |
      | /change-password |

  Scenario: A forgotten password is replaced by keyboard alone
    Given Ama uses the keyboard alone
    And Ama has been sent a default password
    When Ama replaces the default password by "Harmattan#27"
    Then "Continue to Login" leads Ama to "/login"

  Scenario Outline: Everybody can use <page> on a computer
    When Ama opens "<page>"
    Then Ama's page has no accessibility violations

    Examples:
      | page             |
      | /forgot-password |
      | /reset-password  |

  @mobile
  Scenario Outline: Everybody can use <page> on a phone
    When Ama opens "<page>"
    Then Ama's page has no accessibility violations

    Examples:
      | page             |
      | /forgot-password |
      | /reset-password  |

Feature: Signing in
  A customer signs in with user name and password, and confirms with the one-time code sent to phone and e-mail.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S1-2.1-03 @S1-2.3-01..03 @S1-2.3-05..06
  Scenario: The sign-in page asks for user name and password
    When Ama opens "/login"
    Then Ama sees the heading "Log In"
    And Ama sees these fields:
      | Username |
      | Password |
    And Ama sees, among others, these links:
      | Forgot Password?      |
      | Privacy Policy        |
      | Regulatory Directives |
    And Ama sees the button "Log In"

  @motion @S1-2.2-01..04 @S1-2.2-06..10 @S1-2.2-12
  Scenario: The public page shows the bank and its contacts
    When Ama opens "/login"
    Then Ama sees in turn the slogans:
      | Easy access to payment reports |
      | Bulk salary payments           |
      | Unbeatable speed               |
    And the menu and the buttons beside the form offer Ama exactly these ways to reach the bank:
      | FAQs       |
      | Contact Us |
      | Complaint  |
    And Ama's social links open in a new tab

  @time @motion @S1-2.2-05
  Scenario: A slogan is shown for three seconds
    Given Ama has opened "/login"
    When 3 seconds pass
    Then Ama is told "Bulk salary payments"

  @S1-2.1-02 @S1-2.1-26 @S1-4-14 @S3-6-10..11
  Scenario Outline: A visitor who is not signed in is led to the sign-in page
    When Ama opens "<page>"
    Then Ama is on "/login"

    Examples:
      | page             |
      | /                |
      | /dashboard       |
      | /transfers       |
      | /pendingRequests |
      | /myRequests      |

  @S1-2.1-31
  Scenario: An address that does not exist leads to the sign-in page
    When Ama opens "/no-such-page"
    Then Ama is on "/login"

  @S1-2.1-01 @S1-2.1-07 @S1-2.1-25 @S1-2.1-30 @S1-2.1-31
  Scenario Outline: A signed-in user is led to the dashboard
    Given Ama has signed in
    When Ama opens "<page>"
    Then Ama is on "/dashboard"

    Examples:
      | page          |
      | /             |
      | /login        |
      | /no-such-page |

  @S1-2.7-01..04 @S1-4-08
  Scenario: The password is followed by the code
    When Ama enters her user name and password
    Then Ama sees the dialog "OTP Verification"
    And the dialog fills Ama's whole screen
    And Ama sees five boxes for one digit each
    And Ama sees the button "Resend"

  @S1-1-04 @S1-2.3-07 @S1-4-08..10 @S1-4-19 @engines @engines-short
  Scenario: Password and code lead to the dashboard
    When Ama enters her user name and password
    And Ama confirms with the code sent to her
    Then Ama is on "/dashboard"
    And Ama sees the company's name

  @S1-2.3-07
  Scenario: The fifth digit does not send the code
    Given Ama has entered her user name and password
    When Ama types the code sent to her
    Then Ama is still asked for the code
    And the bank has checked no code

  @S1-5-01..03
  Scenario: User name and password are required
    Given Ama has opened "/login"
    When Ama presses "Log In"
    Then Ama is told "Username is required"
    And Ama is told "Password is required"

  @S1-8-03
  Scenario: A wrong password is refused with the bank's message
    When Ama tries to sign in with the password "Nonsense@9"
    Then Ama is told the bank's own words
    And Ama is on "/login"

  @S1-8-04 @S1-8-27
  Scenario: A sign-in refused without a message shows a message of the client
    Given the bank refuses the check of the password without a word
    When Ama enters her user name and password
    Then Ama is told "Something went wrong. Please try again."

  @S1-8-05
  Scenario Outline: An accepted password without <field> in the answer is a failed sign-in
    Given the bank leaves out <field> in its answer to the check of the password
    When Ama enters her user name and password
    Then Ama is told "Login was not successful, please try again."

    Examples:
      | field         |
      | loginId       |
      | accountNumber |
      | email         |

  @S1-8-06
  Scenario: An accepted code without a session is a failed sign-in
    Given the bank leaves out sessionId in its answer to the check of the code
    When Ama enters her user name and password
    And Ama confirms with the code sent to her
    Then Ama is told "Login was not successful, please try again."

  @S1-8-01
  Scenario: A sign-in without a network fails
    Given the bank cannot be reached for the check of the password
    When Ama enters her user name and password
    Then Ama is told "Cannot sign-in, network connection required"

  Scenario: A newer client is published while a user signs in
    Given Ama has opened "/login"
    And the bank has published a newer client than Ama's
    And Ama has typed "ama.mensah" into "Username"
    And Ama has typed "Nonsense@9" into "Password"
    When Ama presses "Log In"
    Then Ama is told "A newer version of internet banking is there. Reload to go on; what you have typed here will be lost."
    And "Username" shows Ama "ama.mensah"
    When Ama presses "Reload"
    And Ama tries to sign in with the password "Nonsense@9"
    Then Ama is told the bank's own words

  @S1-8-02
  Scenario: A user with an inactive profile cannot sign in
    Given the bank answers the check of the password with the code 105
    When Ama enters her user name and password
    Then Ama is told "Your profile is not active. Please contact the bank."

  @S1-1-48
  Scenario: The code is sent by phone and by e-mail
    When Ama enters her user name and password
    Then Ama receives the same code by phone and by e-mail

  @S1-9-10 @S3-9-18
  Scenario: The bank's colour is purple
    When Ama opens "/login"
    Then the button "Log In" is purple for Ama

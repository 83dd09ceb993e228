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

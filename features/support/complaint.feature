Feature: Complaining to the bank
  A complaint reaches the bank's support from whoever has one, signed in or not.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S1-2.15-01..02 @S1-2.15-04..09
  Scenario: The form of a complaint has these fields
    When Ama opens "/complaint"
    Then Ama sees these fields:
      | Subject         |
      | Full Name       |
      | Phone Number    |
      | E-mail          |
      | Account Number  |
      | Enquiry Message |
    And Ama sees the button "Submit"
    And Ama may complain about:
      | Transaction Issues |
      | Customer Enquiries |
      | Setup Issues       |
      | Other              |

  @S1-2.15-10..11
  Scenario: A signed-in user's name and account number are filled in
    Given Ama has signed in
    When Ama opens "/complaint"
    Then the complaint shows Ama's own name and account number

  @S1-3-11 @S1-3-13
  Scenario: The name and account number are filled in after a reload too
    Given Ama has signed in
    And Ama has opened "/complaint"
    When Ama reloads the page
    Then the complaint shows Ama's own name and account number

  @S1-2.15-09 @S1-2.15-12 @S1-7-29 @S1-8-17
  Scenario: A customer complains to the bank
    Given Ama has signed in
    And Ama has opened "/complaint"
    When Ama submits a complaint:
      | Subject         | Transaction Issues      |
      | Phone Number    | +233 24 412 3456        |
      | E-mail          | ama@adom.example        |
      | Enquiry Message | The receipt is missing. |
    Then Ama is told "Complaint has been sent!"
    And the bank has been asked for the sending of a complaint with:
      | senderName    | any                     |
      | accountNumber | the Current account     |
      | phoneNumber   | 0244123456              |
      | emailAddress  | ama@adom.example        |
      | emailSubject  | Transaction Issues      |
      | emailBody     | The receipt is missing. |
    And the bank's support has a message saying "The receipt is missing."
    And Ama has an e-mail saying "the Contact Center has your message"
    And "Continue" leads Ama to "/dashboard"

  @S1-2.15-13 @S1-8-17
  Scenario: A visitor complains to the bank
    Given Ama has opened "/complaint"
    And Ama has filled in all that a complaint needs, about "Setup Issues"
    When Ama presses "Submit"
    Then Ama is told "Complaint has been sent!"
    And "Continue" leads Ama to "/login"

  @S1-2.15-06..07 @S1-3-53
  Scenario: Another subject is sent in one line with Other
    Given Ama has opened "/complaint"
    When Ama submits a complaint:
      | Subject         | Other           |
      | Other Subject   | Cheque book     |
      | Full Name       | Ama Mensah      |
      | Phone Number    | 0244123456      |
      | Enquiry Message | It never came.  |
    Then Ama is told "Complaint has been sent!"
    And the bank has been asked for the sending of a complaint with:
      | emailSubject  | other - Cheque book |
      | emailAddress  |                     |
      | accountNumber |                     |

  @S1-5-34
  Scenario: A complaint is sent once, however often Submit is pressed
    Given the bank takes its time over the sending of a complaint
    And Ama has opened "/complaint"
    And Ama has filled in all that a complaint needs, about "Setup Issues"
    When Ama presses "Submit"
    Then Ama cannot press "Submit"
    And Ama is told "Complaint has been sent!"

  @S1-8-18..19
  Scenario: A complaint that did not reach the bank can be sent again without typing
    Given the bank refuses the sending of a complaint with "Busy", once
    And Ama has opened "/complaint"
    And Ama has filled in all that a complaint needs, about "Setup Issues"
    When Ama presses "Submit"
    Then Ama is told "Something went wrong. Please try again."
    And "Full Name" shows Ama "Ama Mensah"
    And Ama presses "Retry"
    And Ama is told "Complaint has been sent!"

Feature: Reaching the bank, and what it publishes
  Addresses, the privacy policy and the regulator's directives are there for everybody.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S1-2.2-11 @S1-2.13-10..15
  Scenario: The dialog Contact Us shows the bank's contacts
    Given Ama has opened "/login"
    When Ama presses Contact Us beside the sign-in form
    Then Ama sees the dialog "Contact Us"
    And Ama sees under "Head Office" an address and 3 phone numbers
    And Ama sees under "Contact Center" an e-mail address and 3 phone numbers
    And Ama is told "1 Example Avenue"
    And Ama is told "+233 30 000 0003"
    And Ama is told "help@asempa-bank.example"
    And Ama is told "+233 20 000 0003"

  @S1-2.1-22 @S1-9-12..13
  Scenario: The privacy policy can be read
    When Ama opens "/privacy-policy"
    Then Ama sees the heading "Privacy Policy"
    And Ama sees the heading "Children"
    And Ama is told "This service is for businesses. Data of children under 13 is not collected."

  @S1-2.1-23..24 @S1-3-54..55 @S1-7-30 @engines
  Scenario: The regulatory directives open in a new tab
    When Ama opens "/regulatory-directives"
    Then Ama sees the directives of the bank
    And the bank has been asked for the list of directives
    And each of them is a PDF file that opens for Ama in a new tab

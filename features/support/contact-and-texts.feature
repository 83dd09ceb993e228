Feature: Reaching the bank, and what it publishes
  Addresses, the privacy policy and the regulator's directives are there for everybody.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S1-2.1-21 @S1-2.13-10..15
  Scenario: A visitor can open the page Contact Us
    When Ama opens "/contact-us"
    Then Ama sees under "Head Office" an address and 3 phone numbers
    And Ama sees under "Contact Center" an e-mail address and 3 phone numbers
    And Ama is told "1 Example Avenue"
    And Ama is told "+233 30 000 0003"
    And Ama is told "help@asempa-bank.example"
    And Ama is told "+233 20 000 0003"

  @S1-2.1-21 @S1-2.13-10..15
  Scenario: A signed-in user can open the page Contact Us
    Given Ama has signed in
    When Ama opens "/contact-us"
    Then Ama sees under "Head Office" an address and 3 phone numbers
    And Ama sees under "Contact Center" an e-mail address and 3 phone numbers

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

  @S1-2.2-10..11
  Scenario: The menu entry Contact Us opens a page
    Given Ama has opened "/login"
    When Ama follows the menu's "Contact Us"
    Then Ama is on "/contact-us"
    And Ama sees no dialog

  @S1-2.1-22 @S1-9-12..13
  Scenario: The privacy policy can be read
    When Ama opens "/privacy-policy"
    Then Ama sees the heading "Privacy Policy"
    And Ama sees the heading "Children"
    And Ama is told "This service is for businesses. Data of children under 13 is not collected."

  Scenario: The accessibility statement is linked below every page
    Given Ama has opened "/login"
    When Ama presses "Accessibility"
    Then Ama is on "/accessibility"
    And Ama sees the heading "Accessibility"
    And Ama is told "Partially met"

  @S1-2.1-23..24 @S1-3-54..55 @S1-7-30 @engines
  Scenario: The regulatory directives open in a new tab
    When Ama opens "/regulatory-directives"
    Then Ama sees the directives of the bank
    And the bank has been asked for the list of directives
    And each of them is a PDF file that opens for Ama in a new tab

  @S1-2.1-23
  Scenario: The directives are the same for signed-in users
    Given Ama has signed in
    When Ama opens "/regulatory-directives"
    Then Ama sees the directives of the bank

  Scenario: Directives that cannot be loaded can be requested again
    Given the bank refuses the list of directives with "Busy", once
    And Ama has opened "/regulatory-directives"
    And Ama was told "Oops, something went wrong!"
    When Ama presses "Try again"
    Then Ama sees the directives of the bank

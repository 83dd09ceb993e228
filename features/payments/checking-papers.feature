Feature: Checking papers
  Anyone with a paper of the bank can find out whether it is genuine, and what became of its payment, without signing in.

  Background:
    Given a company with these people:
      | Ama  | Single    |
      | Kofi | Initiator |
    And Ama has signed in
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama has pressed "Receipt"

  Scenario: A false receipt with another amount is found out
    When Kofi opens the code of Ama's receipt with another amount
    Then Kofi sees the heading "Changed"
    And Kofi sees no heading "What the bank signed"
    And everybody can use what Kofi sees

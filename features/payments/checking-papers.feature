Feature: Checking papers
  Anyone with a paper of the bank can find out whether it is genuine, and what became of its payment, without signing in.

  Background:
    Given a company with these people:
      | Ama  | Single    |
      | Kofi | Initiator |
    And Ama has signed in
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama has pressed "Receipt"

  @nightly
  Scenario: The receipt of a payment that was reversed is genuine, and says that the payer has the money again
    When Kofi opens the code of Ama's receipt
    Then Kofi sees the heading "Genuine"
    And Kofi is told "GHS 150.00"
    And everybody can use what Kofi sees
    When the bank reverses the payment of Ama's receipt
    And Kofi opens the code of Ama's receipt
    Then Kofi sees the heading "Genuine, but reversed"
    And the Current account holds GHS 1,000.00

  Scenario: A false receipt with another amount is found out
    When Kofi opens the code of Ama's receipt with another amount
    Then Kofi sees the heading "Changed"
    And Kofi sees no heading "What the bank signed"
    And everybody can use what Kofi sees

Feature: A trainer runs a class from the console
  Everything that a lesson needs is done at /trainer, without a terminal.

  Background:
    Given a company with these people:
      | Ama | Single |

  Scenario: Open as somebody, in a tab that is signed in as after any sign-in
    When the trainer opens a tab as Ama
    Then that tab is signed in as Ama, also after a reload
    And no address of that tab held a code

  Scenario: Read the books, and audit them
    Given Ama has moved GHS 150.00 from the Current account to the Savings account
    When the trainer opens "Ledger" in the console
    Then the console's "Trial balance" has a row with "GHS" and "yes"
    And the console's "Journal" has a row with "GHS −150.00" and "850.00"
    When the trainer presses "Audit the ledger" in the console
    Then the console shows "The books are sound"

  Scenario: The parts of the console can be used by everyone
    Given Ama has moved GHS 150.00 from the Current account to the Savings account
    Then none of these parts of the console has accessibility violations, or is wider than the screen:
      | Room | Time | Faults | Traffic | Ledger | Snapshots | Class | Outcomes |

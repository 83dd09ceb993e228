Feature: A trainer runs a class from the console
  Everything that a lesson needs is done at /trainer, without a terminal.

  Background:
    Given a company with these people:
      | Ama | Single |

  Scenario: Open as opens a tab that is signed in as the chosen person
    When the trainer opens a tab as Ama
    Then that tab is signed in as Ama, also after a reload
    And no address of that tab held a code

  Scenario: The trainer saves the bank's state and restores it later in the lesson
    Given the trainer has kept the bank as "Before lunch"
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    When the trainer restores "Before lunch"
    Then the Current account holds GHS 1,000.00
    And "Before lunch" can be downloaded, and taken from its file again

  # A bank in use has hundreds of accounts and messages, which take a minute to measure.
  @fresh-bank
  Scenario: Everybody can use each part of the trainer console
    Given Ama has moved GHS 150.00 from the Current account to the Savings account
    Then each of these parts of the console has no accessibility violations, and is not wider than the screen:
      | Room | Time | Faults | Traffic | Ledger | Snapshots | Class | Outcomes | Lessons | Board |

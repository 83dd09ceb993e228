Feature: A trainer runs a class from the console
  Everything that a lesson needs is done at /trainer, without a terminal.

  Background:
    Given a company with these people:
      | Ama | Single |

  Scenario: Open as opens a tab that is signed in as the chosen person
    When the trainer opens a tab as Ama
    Then that tab is signed in as Ama, also after a reload
    And no address of that tab held a code

  @nightly
  Scenario: The trainer moves the clock, and sees what will happen next
    Given Ama has signed in
    When the trainer opens "Time" in the console
    Then the console's "What will happen next" has a row with Ama's user name and "Session times out"
    When the trainer presses "To 12:01" in the console
    And the trainer presses "Move" in the console
    Then the console shows "12:01:"
    When the trainer presses "Next working day" in the console
    And the trainer presses "Move" in the console
    Then the console shows "Mon 23 Nov 2026"
    When the trainer presses "+1 month" in the console
    And the trainer presses "Move" in the console
    Then the console shows "Wed 23 Dec 2026"

  Scenario: The trainer loses an answer on purpose, and reads the calls that were sent
    Given Ama has signed in
    When the trainer opens "Faults" in the console
    And the trainer presses "Lost answer on the next own transfer" in the console
    Then the console's "Active faults" has a row with "payments.toSelf" and "once"
    When the trainer presses "Remove: Does it, and loses the answer, payments.toSelf" in the console
    Then the console shows "No faults are active."
    When the trainer presses "Lost answer on the next own transfer" in the console
    Then the console's "Active faults" has a row with "payments.toSelf" and "once"
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then the console shows "No faults are active."
    When the trainer opens "Traffic" in the console
    Then the console's "Traffic" has a row with "payments.toSelf" and "lost-answer"
    When the trainer looks at the oldest call "payments.toSelf" of Ama in the console
    Then the console shows "S2-7-27"
    And the console shows ""amount": "150.00""
    And the console hides every one-time code and session

  @nightly
  Scenario: The trainer reads the books and audits them
    Given Ama has moved GHS 150.00 from the Current account to the Savings account
    When the trainer opens "Ledger" in the console
    Then the console's "Trial balance" has a row with "GHS" and "yes"
    And the console's "Journal" has a row with "GHS −150.00" and "850.00"
    When the trainer presses "Audit the ledger" in the console
    Then the console shows "The books are sound"

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

Feature: What was typed is not lost with the session
  Whatever ended the session, a user who signs in again in the same tab finds the form as it was left. Nobody else does, and what may
  have been sent is never offered again.

  Background:
    Given a company with these people:
      | Ama  | Single    |
      | Kofi | Initiator |
    And Ama has signed in
    And Ama has opened "/transfers"

  @time
  Scenario: The form can be continued after a time-out
    Given Ama has chosen the Current account as "Source Account"
    And Ama has typed "150" into "Amount"
    And Ama has typed "Rent of May" into "Narration"
    And 301 seconds have passed
    And Ama has signed in again in the same tab
    When Ama presses "Go on"
    Then Ama is on "/transfers"
    And Ama finds the Current account chosen as "Source Account"
    And "Amount" shows Ama "150.00"
    And "Narration" shows Ama "Rent of May"

  @time
  Scenario: A payment is kept without its half-typed code
    Given Ama has begun to move GHS 150.00 from the Current account to the Savings account
    And Ama has typed "123" into "One-time code"
    And 301 seconds have passed
    And Ama has signed in again in the same tab
    When Ama presses "Go on"
    Then Ama sees the form filled with GHS 150.00 from the Current account to the Savings account
    And Ama sees no dialog

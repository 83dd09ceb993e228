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
  Scenario: Typed text is still in the form behind the warning
    Given Ama has typed "150" into "Amount"
    And 245 seconds have passed
    When Ama presses "Keep Me Logged In"
    Then "Amount" shows Ama "150.00"

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
  Scenario: Typed text is kept when the bank ends the session
    Given Ama has filled in:
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 150.00              |
      | Narration           | Between accounts    |
    And the bank has ended Ama's session for idleness
    And Ama has pressed "Make Transfer"
    And 3 seconds have passed
    And Ama has signed in again in the same tab
    When Ama presses "Go on"
    Then Ama sees the form filled with GHS 150.00 from the Current account to the Savings account

  @time
  Scenario: Typed text is kept when a computer sleeps past the end of the session
    Given Ama has typed "Rent of May" into "Narration"
    And 30000 seconds have passed
    And Ama has signed in again in the same tab
    When Ama presses "Go on"
    Then "Narration" shows Ama "Rent of May"

  @time
  Scenario: A typed complaint is kept after a time-out
    Given Ama has opened "/complaint"
    And Ama has typed "The money never came." into "Enquiry Message"
    And 301 seconds have passed
    And Ama has signed in again in the same tab
    When Ama presses "Go on"
    Then Ama is on "/complaint"
    And "Enquiry Message" shows Ama "The money never came."

  @time
  Scenario: Kept text is not readable in the browser's storage
    Given Ama has typed "Rent of May" into "Narration"
    And 301 seconds have passed
    When Ama is on "/login"
    Then nothing that says "Rent of May" can be read in Ama's browser's storage
    But something is kept for Ama

  @time
  Scenario: A kept form is offered once, whether it is accepted or discarded
    Given Ama has typed "Rent of May" into "Narration"
    And 301 seconds have passed
    And Ama has signed in again in the same tab
    When Ama presses "Discard it"
    And Ama reloads the page
    Then Ama is on "/dashboard"
    And Ama is not told "Go on where you stopped?"

  @time
  Scenario: Typed text is kept when a newer sign-in ends the session
    Given Ama has filled in:
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 150.00              |
      | Narration           | Between accounts    |
    And Ama on another computer has opened the menu entry "Dashboard"
    And Ama has pressed "Make Transfer"
    When Ama presses "Continue"
    And Ama has signed in again in the same tab
    And Ama presses "Go on"
    Then Ama sees the form filled with GHS 150.00 from the Current account to the Savings account

  @time
  Scenario: A kept form is deleted when another user signs in
    Given Ama has typed "Rent of May" into "Narration"
    And 301 seconds have passed
    And Kofi has signed in and out in Ama's tab
    When Ama has signed in again in the same tab
    Then Ama is not told "Go on where you stopped?"

  @time
  Scenario: A payment is kept without its half-typed code
    Given Ama has begun to move GHS 150.00 from the Current account to the Savings account
    And Ama has typed "123" into "One-time code"
    And 301 seconds have passed
    And Ama has signed in again in the same tab
    When Ama presses "Go on"
    Then Ama sees the form filled with GHS 150.00 from the Current account to the Savings account
    And Ama sees no dialog

  @time
  Scenario: A form that was paid is not offered again
    Given Ama has moved GHS 150.00 from the Current account to the Savings account
    And 301 seconds have passed
    When Ama has signed in again in the same tab
    Then Ama is not told "Go on where you stopped?"

  @time
  Scenario: A payment that may have been made is not offered again
    Given the answers to the transfer between own accounts are lost
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    And 301 seconds have passed
    When Ama has signed in again in the same tab
    Then Ama is not told "Go on where you stopped?"

  Scenario: A newer client is published while a form is filled in
    Given Ama has typed "Rent of May" into "Narration"
    And Ama has ticked "Schedule transfer"
    And Ama has filled in:
      | Frequency | Weekly |
    And the bank has published a newer client than Ama's
    When Ama opens the calendar of "Start Date"
    Then Ama is told "The calendar could not be loaded. Please type the date, e.g. 20 Nov 2026."
    And Ama is told "A newer version of internet banking is there. Reload to go on; what you have typed here will be lost."
    And "Narration" shows Ama "Rent of May"

  Scenario: A newer client is published while no form is filled in
    Given the bank has published a newer client than Ama's
    When Ama opens the menu entry "FX Transfer and Rates"
    Then Ama is on "/fxTransferRate"
    And Ama sees the chosen tab "FX Transfer Request"

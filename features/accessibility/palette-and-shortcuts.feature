Feature: Anywhere by a few keys
  Who works here all day goes from screen to screen without the mouse; the palette and the keys lead only to what one may see.

  Background:
    Given a company with these people:
      | Ama | Single |

  Scenario: The palette opens a kind of payment
    Given Ama has signed in
    And Ama has pressed the keys "Control+K"
    And Ama has typed "trans another" into "Screen, account, beneficiary, amount, action or transaction ID"
    When Ama presses the keys "Enter"
    Then Ama is on "/transfers"
    And Ama sees the chosen tab "To Another Bank"

  @S1-6-21
  Scenario: A screen without permission has no shortcut, neither in the list nor by its letter
    Given a company with these people:
      | Akua | Single | Dashboard, Transfers, My Requests |
    And Akua has signed in
    And Akua has pressed the keys "?"
    Then Akua sees the dialog "Keyboard shortcuts"
    And Akua is told "Go to Transfers"
    And Akua is not told "Go to Pending Requests"
    When Akua presses the keys "Escape"
    And Akua presses the keys "g p"
    And Akua presses the keys "g q"
    Then Akua is on "/myRequests"
    And going back leads Akua to "/dashboard"

  Scenario: Shortcut keys that are typed into a field are text
    Given Ama has signed in
    And Ama has opened the menu entry "Transfers"
    When Ama types "g t? Control+g d" into "Narration"
    Then "Narration" shows Ama "g t? Control+g d"
    And Ama sees no dialog
    And Ama is on "/transfers"

  Scenario: A user of speech input can switch off shortcuts of single keys
    Given Ama has signed in
    And Ama has pressed the keys "?"
    And Ama has switched off "Shortcuts of single keys"
    And Ama has pressed the keys "Escape"
    When Ama presses the keys "g t"
    And Ama presses the keys "?"
    Then Ama sees no dialog
    And Ama is on "/dashboard"

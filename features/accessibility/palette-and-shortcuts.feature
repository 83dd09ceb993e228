Feature: Anywhere by a few keys
  Who works here all day goes from screen to screen without the mouse; the palette and the keys lead only to what one may see.

  Background:
    Given a company with these people:
      | Ama | Single |

  Scenario: The palette opens a kind of payment
    Given Ama has signed in
    And Ama has pressed the keys "Control+K"
    And Ama has typed "trans another" into "Screen, payment, action or transaction ID"
    When Ama presses the keys "Enter"
    Then Ama is on "/transfers"
    And Ama sees the chosen tab "To Another Bank"

  Scenario: The palette opens another tab of the current screen
    Given Ama has signed in
    And Ama has opened the menu entry "My Requests"
    And Ama has pressed "Search"
    And Ama has typed "my requests ssnit" into "Screen, payment, action or transaction ID"
    When Ama presses the keys "Enter"
    Then Ama sees the chosen tab "SSNIT"

  Scenario: In the palette the arrow keys choose, and Esc closes it without any change
    Given Ama has signed in
    And Ama has pressed the keys "Control+K"
    And Ama has typed "requests" into "Screen, payment, action or transaction ID"
    When Ama presses the keys "ArrowDown"
    Then the palette has chosen the second result for Ama
    When Ama presses the keys "Escape"
    Then Ama sees no dialog
    And Ama is on "/dashboard"

  @S1-6-21
  Scenario: The palette does not find screens without permission
    Given a company with these people:
      | Akua | Single | Dashboard, Transfers, My Requests |
    And Akua has signed in
    And Akua has pressed the keys "Control+K"
    When Akua types "pending" into "Screen, payment, action or transaction ID"
    Then Akua is told "Nothing of that name"

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

  Scenario: A shortcut asks before entered data is lost
    Given Ama has signed in
    And Ama has opened the menu entry "Transfers"
    And Ama has typed "Rent" into "Narration"
    And Ama has left the field
    When Ama presses the keys "g d"
    Then Ama is told "Entered data will be lost. Are you sure you want to leave page?"

  Scenario: A user of speech input can switch off shortcuts of single keys
    Given Ama has signed in
    And Ama has pressed the keys "?"
    And Ama has switched off "Shortcuts of single keys"
    And Ama has pressed the keys "Escape"
    When Ama presses the keys "g t"
    And Ama presses the keys "?"
    Then Ama sees no dialog
    And Ama is on "/dashboard"

  Scenario Outline: Everybody can use the <dialog>
    Given Ama has signed in
    And Ama has opened "/dashboard" in the <theme> theme
    When Ama presses the keys "<keys>"
    Then Ama sees the dialog "<dialog>"
    And nothing that Ama sees has an accessibility violation

    Examples:
      | dialog             | keys      | theme |
      | Go to              | Control+K | light |
      | Go to              | Control+K | dark  |
      | Keyboard shortcuts | ?         | light |
      | Keyboard shortcuts | ?         | dark  |

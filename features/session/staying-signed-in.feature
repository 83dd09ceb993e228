Feature: Staying signed in
  An idle session ends after five minutes. The customer is warned in time, may stay, and is always told why a session is over.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S1-4-13 @S1-3-02..07 @S1-3-09..10 @S1-3-12 @S1-3-14..15 @S1-3-20..23 @engines
  Scenario: A reload keeps the customer signed in
    Given Ama has signed in and out
    And Ama signs in
    When Ama reloads the page
    Then Ama is on "/dashboard"
    And Ama sees the company's name
    And Ama sees the role "Single" at the top
    And Ama sees when she last signed in
    And Ama sees exactly these menu entries:
      | Dashboard               |
      | Beneficiaries           |
      | Transfers               |
      | Mobile Money            |
      | Prepaid Card Load       |
      | Bill Payments           |
      | FX Transfer and Rates   |
      | Transaction Reports     |
      | Schedule Transfers      |
      | Bank Statements         |
      | Pending Requests        |
      | My Requests             |
      | Log Out                 |
    And the bank has been asked for the list of accounts with:
      | loginId | any |
    And Ama sees GHS 1,000.00 available in the Current account

  @S1-3-01 @S1-3-08 @engines @engines-short
  Scenario: The session in the browser's storage is not readable
    When Ama has signed in
    Then nothing of Ama's session can be read in her browser's storage

  Scenario: A browser that stores nothing
    Given Ama's browser refuses to store anything
    When Ama signs in
    Then Ama is on "/dashboard"
    And Ama sees GHS 1,000.00 available in the Current account

  @time @S1-4-33..36 @engines
  Scenario: The customer is warned a minute before the end of the session
    Given Ama has signed in
    When 245 seconds pass
    Then Ama is warned that her session will expire in less than a minute
    And Ama sees the button "Keep Me Logged In"

  @time @S1-4-39 @engines
  Scenario: The customer is signed out at the end of the session
    Given Ama has signed in
    When 301 seconds pass
    Then Ama is on "/login"
    And Ama is told "You were signed out because your session timed out. Please log in again."

  @S1-2.13-06..07 @S1-2.13-16 @S1-4-48
  Scenario: A newer sign-in ends the older one
    Given Ama has signed in
    And Ama on another computer has opened the menu entry "Dashboard"
    When Ama opens the menu entry "My Requests"
    Then Ama is told "You will be logged out due to one more login to your profile."
    And the dialog fills Ama's whole screen
    And "Continue" leads Ama to "/login"

  @S1-2.11-14..15 @S1-2.1-26 @S1-7-27 @engines
  Scenario: Logging out ends the session at the bank
    Given Ama has opened the menu entry "Dashboard"
    And Ama has opened the menu entry "My Requests"
    And Ama has copied what her browser keeps
    When Ama chooses to log out and confirms "Are you sure you want to log out?"
    Then Ama is on "/login"
    And the bank has been asked for the end of the session
    And nobody can open Ama's copy any more
    And going back leads Ama to "/login"
    And Ama's page shows nothing of the company
    And a reload leaves Ama on "/login"

  @time @engines @engines-short
  Scenario: The tabs of one browser stay signed in and are signed out together
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has typed "Rent of May" into "Narration"
    And Ama in another tab has opened "/myRequests"
    And Ama in another tab sees the heading "My Requests"
    And "Narration" shows Ama "Rent of May"
    And 245 seconds have passed
    And Ama is warned that her session will expire in less than a minute
    When Ama in another tab presses "Keep Me Logged In"
    Then Ama sees no dialog
    When Ama in another tab chooses to log out and confirms "Are you sure you want to log out?"
    Then Ama is on "/login"
    And Ama's page shows nothing of the company
    And a reload leaves Ama on "/login"
    When Ama has signed in again in the same tab
    And Ama presses "Go on"
    Then "Narration" shows Ama "Rent of May"

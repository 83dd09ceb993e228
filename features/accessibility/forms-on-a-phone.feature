Feature: Forms on a phone
  Who pays on a phone presses with a finger: every target is large enough, no field makes the page zoom, and nothing is
  wider than the screen, even with the longest names and amounts.

  Background:
    Given a company with the longest name and these people:
      | Ama | Single |
    And these accounts:
      | account | currency | holds         |
      | Current | GHS      | 88,888,888.88 |
      | Savings | GHS      | 200.00        |
      | Dollars | USD      | 75.00         |
    And the company may pay at most GHS 90,000,000.00 a transaction
    And the company may pay at most GHS 90,000,000.00 a day

  @mobile
  Scenario: Every form fits a phone, and its controls are large enough for a finger
    Given Ama has signed in
    Then each of these forms fits Ama's phone and finger:
      | /transfers       | Between Own Accounts                        |
      | /transfers       | To Asempa Bank                              |
      | /transfers       | To Another Bank                             |
      | /transfers       | Bulk Transfer: File Upload                  |
      | /transfers       | Bulk Transfer: Manual Entry                 |
      | /mobileMoney     | Mobile Money Transfer                       |
      | /mobileMoney     | Mobile Money Bulk Transfer: File Upload     |
      | /mobileMoney     | Mobile Money Bulk Transfer: Manual Entry    |
      | /prepaidCardLoad | Single Card Load                            |
      | /prepaidCardLoad | Bulk Card Load: File Upload                 |
      | /prepaidCardLoad | Bulk Card Load: Manual Entry                |
      | /billPayments    | Ghana Gov                                   |
      | /billPayments    | SSNIT                                       |
      | /fxTransferRate  | FX Transfer Request                         |
      | /fxTransferRate  | View FX Rate                                |

  @mobile
  Scenario: The form of a schedule that is edited fits a phone
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has pressed "Between Own Accounts"
    And Ama has filled in:
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 8888888.88          |
      | Narration           | Rent of the warehouse |
    And Ama has switched on "Schedule transfer"
    And Ama has filled in:
      | Frequency | Monthly |
    And Ama has pressed "Make Transfer"
    And Ama confirms with the code sent to her
    And Ama is told "The transfer has been scheduled."
    And Ama has pressed "Close"
    And Ama has opened "/scheduleTransfers"
    And Ama has pressed "Between Own Accounts"
    When Ama presses "Edit"
    Then the screen fits Ama's phone and finger

  @mobile
  Scenario: The total and the button of a form stay visible
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has pressed "Between Own Accounts"
    When Ama fills in:
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 8888888.88          |
    Then Ama sees the total GHS 8,888,888.88 and "Make Transfer" in a bar at the bottom

  Scenario Outline: The edges of fields are visible in the <theme> theme
    Given Ama has signed in
    And Ama has opened "<screen>" in the <theme> theme
    When Ama presses "<form>"
    Then every field has an edge that Ama can see

    Examples:
      | screen          | form                | theme |
      | /transfers      | To Another Bank     | light |
      | /transfers      | To Another Bank     | dark  |
      | /fxTransferRate | FX Transfer Request | light |
      | /fxTransferRate | FX Transfer Request | dark  |

  @mobile
  Scenario: Every other screen fits a phone, and its controls are large enough for a finger
    Given Ama has signed in
    Then each of these screens fits Ama's phone:
      | /dashboard          |
      | /beneficiaries      |
      | /beneficiaries/add  |
      | /bankStatements     |
      | /pendingRequests    |
      | /myRequests         |
      | /transactionReports |
      | /scheduleTransfers  |
      | /mobileMoney        |
      | /faq                |
      | /complaint          |

  @mobile
  Scenario: The dialogs of the code, a wrong code and the result fit a phone
    Given Ama has signed in
    And Ama has begun to move GHS 88,888,888.88 from the Current account to the Savings account
    Then the screen fits Ama's phone and finger
    When Ama enters a wrong code
    Then the screen fits Ama's phone and finger
    When Ama confirms with the code sent to her
    And Ama is told "Transfer Completed Successfully!"
    Then the screen fits Ama's phone and finger

  @mobile
  Scenario Outline: The public page <page> fits a phone
    When Ama opens "<page>"
    Then the screen fits Ama's phone and finger

    Examples:
      | page             |
      | /login           |
      | /forgot-password |
      | /contact-us      |
      | /complaint       |

  @mobile
  Scenario: The menu shows the full name of the company
    Given Ama has signed in
    When Ama presses "Menu"
    Then the dialog sums up for Ama:
      | Western Region Cocoa Farmer Cooperative Union Ltd |
    And the screen fits Ama's phone and finger

  @mobile
  Scenario: A chart follows a screen that gets narrower while the chart is drawn
    Given Ama has signed in
    And Ama's screen gets narrower whenever a chart is drawn
    When Ama opens "/dashboard"
    Then Ama's charts are as wide as their frames

  Scenario: On a computer the search button shows its shortcut keys
    Given Ama has signed in
    Then Ama is told "Ctrl K"

  @mobile
  Scenario: On a phone the search button shows no shortcut keys
    Given Ama has signed in
    And Ama has opened "/transfers"
    When Ama presses "Bulk Transfer: Manual Entry"
    Then Ama is not told "Ctrl K"
    And Ama is not told "Keyboard shortcuts"
    And Ama is not told "Enter goes to the next row"

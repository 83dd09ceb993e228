Feature: Everybody can use every screen on a phone
  Each screen is measured once: targets are large enough for a finger, no field makes the page zoom, and nothing is wider
  than the screen, even with the longest names and amounts.

  Background:
    Given a company with the longest name and these people:
      | Ama  | Single                 |
      | Kofi | Initiator              |
      | Esi  | Initiator & Authorizer |
    And these accounts:
      | account | currency | holds         |
      | Current | GHS      | 88,888,888.88 |
      | Savings | GHS      | 200.00        |
      | Dollars | USD      | 75.00         |
    And the company may pay at most GHS 90,000,000.00 a transaction
    And the company may pay at most GHS 90,000,000.00 a day

  @mobile
  Scenario: Everybody can use the pages without signing in on a phone
    Then everybody can use what Ama opens:
      | /login                 |                               |
      | /forgot-password       |                               |
      | /reset-password        |                               |
      | /faq                   | Which services does it offer? |
      | /complaint             |                               |
      | /contact-us            |                               |
      | /privacy-policy        |                               |
      | /regulatory-directives |                               |
      | /accessibility         |                               |

  @mobile
  Scenario: Everybody can use the lists and reports on a phone
    Given Kofi has asked for a request of each kind with the longest content from the Current account
    And Esi has signed in
    Then everybody can use what Esi opens:
      | /dashboard                   |               |
      | /pendingRequests             |               |
      | /myRequests                  |               |
      | /transactionReports          | Apply filters |
      | /transactionReports/activity |               |
      | /bankStatements              |               |
      | /complaint                   |               |

  @mobile
  Scenario: Everybody can use the dashboard, a schedule and the beneficiaries on a phone
    Given Ama has moved GHS 8,888,888.88 from the Current account to the Savings account
    And Ama has pressed "Close"
    And Ama has scheduled GHS 8,888,888.88 from the Current account to the Savings account, "Monthly"
    Then everybody can use what Ama opens:
      | /dashboard         |                             |
      | /beneficiaries     |                             |
      | /beneficiaries/add |                             |
      | /scheduleTransfers | Between Own Accounts        |
      | /scheduleTransfers | Between Own Accounts > Edit |

  @mobile
  Scenario: Everybody can use the forms of transfers on a phone
    Given Ama has signed in
    Then everybody can use what Ama opens:
      | /transfers |                                                        |
      | /transfers | Between Own Accounts > Schedule transfer               |
      | /transfers | To Asempa Bank                                         |
      | /transfers | To Another Bank                                        |
      | /transfers | Bulk Transfer: File Upload                             |
      | /transfers | Bulk Transfer: Manual Entry > Add one more beneficiary |

  @mobile
  Scenario: Everybody can use the forms of wallets, cards, bills and currencies on a phone
    Given Ama has signed in
    Then everybody can use what Ama opens:
      | /mobileMoney     | Mobile Money Transfer                    |
      | /mobileMoney     | Mobile Money Bulk Transfer: File Upload  |
      | /mobileMoney     | Mobile Money Bulk Transfer: Manual Entry |
      | /prepaidCardLoad | Single Card Load                         |
      | /prepaidCardLoad | Bulk Card Load: File Upload              |
      | /prepaidCardLoad | Bulk Card Load: Manual Entry             |
      | /billPayments    | Ghana Gov                                |
      | /billPayments    | SSNIT                                    |
      | /fxTransferRate  | FX Transfer Request                      |
      | /fxTransferRate  | View FX Rate                             |

  @mobile
  Scenario: Everybody can use a list of a file with a wrong row on a phone
    Given Ama has signed in
    And Ama has opened "/mobileMoney"
    And Ama has pressed "Mobile Money Bulk Transfer: File Upload"
    When Ama uploads from the Current account:
      | Beneficiary Name | Beneficiary Wallet Number | Network | Amount | Narration |
      | Abdul            | 0244123456                | MTN     | 20.00  | Airtime   |
      | Abdul            | 0244120000                | MTN     | 20.00  | Airtime   |
    Then everybody can use what Ama sees

  @mobile
  Scenario: Everybody can use the dialogs of a statement on a phone
    Given Ama has signed in
    Then everybody can use what Ama opens:
      | /bankStatements | Filter Type        |
      | /bankStatements | Download Statement |
      | /bankStatements | Email Statement    |
      | /bankStatements | Official Statement |

  @mobile
  Scenario: Everybody can use the dialogs of a code, a wrong code and a completed payment on a phone
    Given Ama has begun to move GHS 88,888,888.88 from the Current account to the Savings account
    And everybody can use what Ama sees
    When Ama enters a wrong code
    Then Ama is told "OTP is not valid."
    And everybody can use what Ama sees
    When Ama confirms with the code sent to her
    And Ama is told "Transfer Completed Successfully!"
    Then everybody can use what Ama sees

  @mobile
  Scenario: Everybody can use the question about a new beneficiary's name on a phone
    Given first payments above GHS 100.00 to new beneficiaries confirm a name
    And Ama has signed in
    And Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Domestic                                          |
      | Account Number | the Savings account                               |
      | Full Name      | Western Region Cocoa Farmer Cooperative Union Ltd |
    And Ama has opened "/transfers"
    And Ama has pressed "To Asempa Bank"
    And Ama has filled in:
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 150                 |
      | Narration           | Reserve             |
    And Ama is told "First payment to a new beneficiary"
    When Ama presses "Make Transfer"
    Then Ama is told "Please check the names and confirm them."
    And everybody can use what Ama sees

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

  @mobile
  Scenario: The menu shows the full name of the company
    Given Ama has signed in
    When Ama presses "Menu"
    Then the dialog sums up for Ama:
      | Western Region Cocoa Farmer Cooperative Union Ltd |

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

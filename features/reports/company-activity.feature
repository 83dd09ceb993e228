Feature: The activity of a company
  A director reads who signed in, asked, approved and downloaded, and gives an auditor a file whose lines prove
  themselves.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
      | Yaw  | Viewer     |

  Scenario: The activity shows who requested a payment and who approved it
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has approved the request
    And Efua has pressed "Close"
    When Efua opens the company's activity
    And Efua chooses "Approvals and rejections" in "Kind"
    Then Efua reads this activity:
      | Efua | Approved and paid | The request was approved by Efua's full name and paid |
    When Efua chooses "Requests and payments" in "Kind"
    Then Efua reads this activity:
      | Kofi | Requested | Own Account Transfer of GHS 150.00 |

  Scenario: An auditor verifies the file of the company's activity
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Kofi has asked to move GHS 20.00 from the Current account to the Savings account
    And Efua has opened the company's activity
    And Efua chooses "Requests and payments" in "Kind"
    And Efua reads this activity:
      | Kofi | Requested | Own Account Transfer of GHS 20.00  |
      | Kofi | Requested | Own Account Transfer of GHS 150.00 |
    When Efua chooses to download the activity as "CSV"
    Then Efua is told "The download has started."
    And anyone can verify Efua's file, and finds each line that is cut, changed or moved
    When Efua presses "Close"
    And Efua chooses "Downloads" in "Kind"
    Then Efua is told, among other words, "Company activity, "

  Scenario: The list says that a filter finds nothing, and the filters can be cleared
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has opened the company's activity
    When Efua chooses "Schedules" in "Kind"
    Then Efua is told "No activity found"
    When Efua presses "Clear filters"
    Then Efua is told "Own Account Transfer of GHS 150.00"

  Scenario: Another period of the company's activity is requested immediately
    Given Efua has opened the company's activity
    When Efua chooses the days "1 Jan 2026" to "31 Jan 2026"
    Then Efua is told "No activity found"
    And the bank has been asked for the company's activity with:
      | startDate | 01-01-2026 |
      | endDate   | 31-01-2026 |

  Scenario: A user who may not decide does not see the company's activity
    When Kofi and Yaw have signed in
    Then Kofi finds no button "Company Activity" at "/transactionReports"
    And Yaw finds no button "Company Activity" at "/transactionReports"
    And Yaw meets Access Denied at "/transactionReports/activity"

  Scenario: The activity has no button if the bank does not serve it
    Given the bank leaves out mayReadActivity in its answer to the check of the code
    When Efua has signed in
    Then Efua finds no button "Company Activity" at "/transactionReports"
    And Efua meets Access Denied at "/transactionReports/activity"

  Scenario: The list of the activity shows a message if the permission ends meanwhile
    Given Efua has opened the company's activity
    And the bank refuses the download of the company's activity with "You don't have permission to do this."
    When Efua chooses to download the activity as "PDF"
    Then Efua is told "You don't have permission to do this."
    And no file has reached Efua

  Scenario: A lost answer saves no incomplete file of the activity, and the next attempt succeeds
    Given the answers to the download of the company's activity are lost
    And Efua has opened the company's activity
    When Efua chooses to download the activity as "PDF"
    Then Efua is told "The file could not be downloaded. Please try again."
    And no file has reached Efua
    When Efua presses "Close"
    And the bank's answers arrive again
    And Efua chooses to download the activity as "PDF"
    Then a file of the activity as "pdf" has reached Efua

  Scenario: A list of the activity whose answer is lost can be requested again
    Given the bank refuses the company's activity with "Not now", once
    When Efua opens the company's activity
    And Efua presses "Try again"
    Then Efua is told "Signed in"

  Scenario: The activity of another company is not listed
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And another company with these people:
      | Adwoa | Initiator  |
      | Adjoa | Authorizer |
    And Adwoa has asked to move GHS 75.00 from the Current account to the Savings account
    And Adjoa has opened the company's activity
    When Adjoa chooses "Requests and payments" in "Kind"
    Then Adjoa reads this activity:
      | Adwoa | Requested | Own Account Transfer of GHS 75.00 |

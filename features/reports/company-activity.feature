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
      | Efua | Approved and paid | Own Account Transfer of GHS 150.00 to the Savings account. The request was approved by Efua's full name and paid |
    When Efua chooses "Requests and payments" in "Kind"
    Then Efua reads this activity:
      | Kofi | Requested | Own Account Transfer of GHS 150.00 to the Savings account |

  @nightly
  Scenario: An auditor verifies the file of the company's activity
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Kofi has asked to move GHS 20.00 from the Current account to the Savings account
    And Efua has opened the company's activity
    And Efua chooses "Requests and payments" in "Kind"
    And Efua reads this activity:
      | Kofi | Requested | Own Account Transfer of GHS 20.00 to the Savings account  |
      | Kofi | Requested | Own Account Transfer of GHS 150.00 to the Savings account |
    When Efua chooses to download the activity as "CSV"
    Then Efua is told "The download has started."
    And anyone can verify Efua's file, and finds each line that is cut, changed or moved
    When Efua presses "Close"
    And Efua chooses "Downloads" in "Kind"
    Then Efua is told, among other words, "Company activity, "

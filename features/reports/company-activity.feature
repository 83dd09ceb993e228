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

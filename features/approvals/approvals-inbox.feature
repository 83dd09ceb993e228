Feature: The approvals inbox
  An approver sees at a glance how many requests wait, how much money that is, and under which tab they are.

  Background:
    Given a company with these people:
      | Kofi | Initiator              |
      | Efua | Authorizer             |
      | Esi  | Initiator & Authorizer |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Esi has asked to move GHS 70.00 from the Current account to the Savings account
    And Kofi has asked for a request of the kind "Bill Payments > SSNIT" from the Current account

  Scenario: The inbox shows how many requests wait, and their total
    When Efua opens the menu entry "Pending Requests"
    Then Efua's inbox says:
      | 3 requests wait for you |            |
      | 3 in cedis              | GHS 370.00 |
    And Efua sees these numbers:
      | Transfers            | 2 |
      | Bill Payments        | 1 |
      | Between Own Accounts | 2 |
      | Pending Requests     | 3 |

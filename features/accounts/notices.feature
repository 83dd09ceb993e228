Feature: Notices of debits and credits
  Each debit and credit of the company's accounts has one notice for its people, with charges and the balance afterwards.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
      | Ama  | Single     |
      | Yaw  | Viewer     |

  Scenario: Everybody in the company gets a notice of an approved request
    Given Kofi has asked to move GHS 40.00 from the Current account to the Savings account
    And Efua has approved the request
    When Yaw opens the notices
    Then the newest notices tell Yaw:
      | +GHS 40.00 | Credit, Own Account Transfer | Balance GHS 240.00 |
      | −GHS 40.00 | Debit, Own Account Transfer  | Balance GHS 960.00 |

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

  @nightly
  Scenario: Debits are also announced by SMS after the user has chosen so
    Given Ama has opened the notices
    And Ama has pressed "What I am told"
    And Ama has switched on "SMS: Money that goes out" in the choices
    And Ama has pressed "Close"
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then Ama has a message that contains "Debit of GHS 150.00"
    And Ama has a message that contains "Balance: GHS 850.00"

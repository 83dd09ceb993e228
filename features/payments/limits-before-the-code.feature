Feature: Limits and approvers before the code
  Below the amount the form says what the limits leave and who must approve. A payment that would certainly be refused is refused before a code is asked for, with a way out.

  Background:
    Given a company with these people:
      | Ama   | Single     |
      | Akua  | Single     |
      | Kofi  | Initiator  |
      | Efua  | Authorizer |
      | Adjoa | Authorizer |
    And these accounts:
      | account | currency | holds     |
      | Current | GHS      | 60,000.00 |
      | Savings | GHS      | 200.00    |

  Scenario: A payment above the rest of the daily limit is refused before the code, with alternatives
    Given the company may pay at most GHS 200.00 a day
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama has pressed "Close"
    When Ama begins to move GHS 50.01 from the Current account to the Savings account
    Then the dialog sums up for Ama:
      | This payment would pass your limit of GHS 200.00 a day. |
      | Pay at most GHS 50.00 with all charges, pay tomorrow or ask the bank for a higher limit. |
    And the bank has been asked for a one-time code once
    And "Close" leaves Ama on "/transfers" with "50.01" in "Amount"
    And the Savings account holds GHS 350.00

  @nightly
  Scenario: An approver sees before the code that the daily limit is used up
    Given the company may pay at most GHS 200.00 a day
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Ama has moved GHS 100.00 from the Current account to the Savings account
    And Efua has opened the details of the request
    And the details show Efua:
      | Left of today's limit | GHS 100.00 of 200.00 |
    When Efua presses "Approve" in the details, without a code
    Then the dialog sums up for Efua:
      | This payment would pass your limit of GHS 200.00 a day. |
      | Approve it tomorrow, reject it or ask the bank for a higher limit. |
    And the bank has been asked for a one-time code once
    And Kofi sees the request as "Pending"

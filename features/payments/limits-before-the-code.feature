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

  Scenario: A Single user sees below the amount what is left of the daily limit
    Given the company may pay at most GHS 200.00 a day
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama has pressed "Close"
    And Ama has opened "/transfers"
    When Ama chooses the Current account as "Source Account"
    Then Ama is told "GHS 50.00 of 200.00 left today"

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

  Scenario: A payment above the limit of a transaction is refused before the code
    Given the company may pay at most GHS 200.00 a transaction
    When Ama begins to move GHS 200.01 from the Current account to the Savings account
    Then the dialog sums up for Ama:
      | This payment is above your limit of GHS 200.00 a transaction. |
      | Pay at most GHS 200.00 with all charges or ask the bank for a higher limit. |
    And the bank has not been asked for a one-time code

  Scenario: Two browsers share the daily limit, and each updates what is left
    Given the company may pay at most GHS 200.00 a day
    And Akua has begun to move GHS 150.00 from the Current account to the Savings account
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    When Akua confirms with the code sent to her
    Then the dialog sums up for Akua:
      | This payment would pass your limit of GHS 200.00 a day. |
    And "Close" leaves Akua on "/transfers" with "150.00" in "Amount"
    And Akua is told "GHS 50.00 of 200.00 left today"
    And the Savings account holds GHS 350.00

  Scenario: An Initiator sees how many approvals a request needs, and whose
    Given a request of GHS 500.00 or more needs two of them
    And Kofi has signed in
    And Kofi has opened "/transfers"
    When Kofi chooses the Current account as "Source Account"
    And Kofi types "499.99" into "Amount"
    Then Kofi is told, among other words, "Needs 1 approval, by Adjoa"
    When Kofi types "500.00" into "Amount"
    Then Kofi is told, among other words, "Needs 2 approvals, by Adjoa"

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

  Scenario: A change of a schedule above the limit is refused before the code, with a way out
    Given the company may pay at most GHS 200.00 a transaction
    And Ama has signed in
    And Ama has scheduled GHS 50.00 from the Current account to the Savings account, "Weekly"
    And Ama has opened the menu entry "Schedule Transfers"
    And Ama has pressed "Edit"
    And Ama is told "At most GHS 200.00 a payment"
    And Ama has filled in:
      | Amount | 200.01 |
    When Ama presses "Save"
    Then the dialog sums up for Ama:
      | This payment is above your limit of GHS 200.00 a transaction. |
      | Pay at most GHS 200.00 with all charges or ask the bank for a higher limit. |
    And the bank has been asked for a one-time code once
    And "Close" leaves Ama on "/scheduleTransfers" with "200.01" in "Amount"

  Scenario: A second change of a schedule is refused before the code, while the first waits for approval
    Given Kofi has signed in
    And Kofi has scheduled GHS 50.00 from the Current account to the Savings account, "Weekly"
    And Efua approves the schedule
    And Kofi has opened the menu entry "Schedule Transfers"
    And Kofi has pressed "Edit"
    And Kofi has filled in:
      | Amount | 75.00 |
    And Kofi is told, among other words, "Needs 1 approval, by Adjoa"
    And Kofi has pressed "Save"
    And Kofi has confirmed with the code sent to him
    And Kofi has pressed "Close"
    And Kofi has pressed "Edit"
    And Kofi is told, among other words, "A change of this schedule waits for approval already."
    And Kofi has filled in:
      | Amount | 80.00 |
    When Kofi presses "Save"
    Then the dialog sums up for Kofi:
      | A change of this schedule waits for approval already. |
      | Wait for the approval that is open or delete the schedule and make a new one. |
    And "Close" leaves Kofi on "/scheduleTransfers" with "80.00" in "Amount"

  Scenario: No limits are shown if the bank does not serve them, and a refusal comes after the code
    Given the company may pay at most GHS 200.00 a day
    And the bank refuses the limits of a payment with "Not served."
    When Ama moves GHS 200.01 from the Current account to the Savings account
    Then Ama is told "This payment would pass your limit of GHS 200.00 a day."
    And Ama is not told "left today"
    And the bank has been asked for the limits of a payment once

  Scenario: A payment goes on when the answer about its limits is lost
    Given the answers to the limits of a payment are lost
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then the Savings account holds GHS 350.00
    And Ama is not told "left today"

  Scenario: No limits are shown after the permission has ended, and the form stays usable
    Given the bank refuses the limits of a payment with "You don't have permission to do this."
    And Ama has signed in
    And Ama has opened "/transfers"
    When Ama chooses the Current account as "Source Account"
    And Ama types "150.00" into "Amount"
    Then Ama is not told "left today"
    And Ama sees the button "Make Transfer"

  Scenario: The bank does not answer the limits of another company's account
    Given the bank mistakenly lists an account of another company
    And Ama has signed in
    And Ama has opened "/transfers"
    When Ama fills in:
      | Source Account | Operations |
    Then Ama is not told "left today"
    And the bank has answered the limits of a payment with:
      | description | sourceAccount: Account not found |

Feature: Scheduled transfers
  What is scheduled in a transfer's form is seen, changed and stopped here, and runs by itself as the bank's clock passes.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |

  @S1-1-17 @S2-2.5-05 @S2-2.5-10 @S2-3-161 @engines
  Scenario: A transfer that is scheduled in the form is listed, and moves no money yet
    Given Ama has signed in
    And Ama has scheduled GHS 50.00 from the Current account to the Savings account, "Weekly"
    When Ama opens the menu entry "Schedule Transfers"
    Then Ama sees these columns of schedules:
      | Schedule ID    |
      | Source Account |
      | Beneficiary    |
      | Bank           |
      | Amount         |
      | Charges        |
      | Total Amount   |
      | Narration      |
      | Frequency      |
      | Initiator      |
      | Final Approver |
    And the schedule shows Ama:
      | the Current account |
      | the Savings account |
      | GHS 50.00           |
      | Weekly              |
      | Ama's full name     |
    And the Current account holds GHS 1,000.00

  @time @S1-1-17
  Scenario: A monthly schedule of 31 January runs twelve times in twelve months, on working days
    Given Ama has opened "/login"
    And 6220800 seconds have passed
    And Ama has signed in
    And Ama has scheduled GHS 50.00 from the Current account to the Savings account, "Monthly"
    When the bank's clock goes on by 365 days
    Then the Current account was debited on these days:
      | 2027-02-01 |
      | 2027-03-01 |
      | 2027-03-31 |
      | 2027-04-30 |
      | 2027-05-31 |
      | 2027-06-30 |
      | 2027-08-02 |
      | 2027-08-31 |
      | 2027-09-30 |
      | 2027-11-01 |
      | 2027-11-30 |
      | 2027-12-31 |
    And the Current account holds GHS 400.00
    And the Savings account holds GHS 800.00
    And the bank's books balance
    And Ama has a message that contains "was paid"

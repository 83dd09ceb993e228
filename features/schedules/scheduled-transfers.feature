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

  @S1-1-17 @S2-2.5-05 @S2-2.5-10 @S2-3-161 @S2-7-71..72 @engines
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
    And the bank has been asked for the list of schedules with:
      | transType | OWN-TRANSFER |

  @S2-2.5-06..08 @S2-4-44 @S2-2.2-40 @nightly
  Scenario: A schedule to another bank is changed with its charge, and deleted
    Given Ama has opened the transfer "To Another Bank"
    And Ama has switched on "Schedule transfer"
    And Ama has filled in:
      | Source Account      | the Current account |
      | Transfer Type       | Instant             |
      | Bank                | Ecobank             |
      | Destination Account | 1441000234567       |
      | Amount              | 95                  |
      | Narration           | Cartons             |
      | Frequency           | Monthly             |
    And Ama can press "Make Transfer"
    And Ama has pressed "Make Transfer"
    And Ama confirms with the code sent to her
    And Ama is told "The transfer has been scheduled."
    And Ama sees no button "Receipt"
    And "Close" leads Ama to "/dashboard"
    And Ama has opened the menu entry "Schedule Transfers"
    And Ama has pressed "To Another Bank"
    And Ama has pressed "Edit"
    And Ama has filled in:
      | Destination Account | 1441000987654 |
      | Amount              | 1,500.00      |
    And Ama can press "Save"
    And Ama has pressed "Save"
    And the dialog sums up for Ama:
      | Sefwi Cocoa Farmers |
      | 1441000987654       |
      | GHS 1,510.00        |
    And Ama confirms with the code sent to her
    And Ama is told "The schedule has been changed."
    And Ama has pressed "Close"
    And the schedule shows Ama:
      | Sefwi Cocoa Farmers |
      | GHS 1,500.00        |
      | GHS 10.00           |
    And the bank has been asked for the change of a schedule with:
      | transType | OTHERBANK-TRANSFER |
      | amount    | 1500.00            |
    And Ama has pressed "Delete"
    When Ama presses "Delete" in the question
    Then Ama is told "Schedule Transfer has been deleted!"
    And the bank has been asked for the deletion of a schedule
    And Ama presses "Close"
    And Ama is told "No schedule transfers yet"

  @time @S2-3-163 @nightly
  Scenario: An Initiator's schedule begins when it has been approved
    Given Kofi has signed in
    And Kofi has scheduled GHS 50.00 from the Current account to the Savings account, "Daily"
    And Efua approves the schedule
    And the Current account holds GHS 1,000.00
    And Kofi has opened the menu entry "Schedule Transfers"
    And the schedule shows Kofi:
      | Kofi's full name |
      | Efua's full name |
    When the bank's clock goes on by 1 day
    Then the Current account holds GHS 950.00

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

  @time
  Scenario: A run without funds fails with a message, and the schedule continues
    Given these accounts:
      | account | currency | holds |
      | Current | GHS      | 60.00 |
      | Savings | GHS      | 0.00  |
    And Ama has signed in
    And Ama has scheduled GHS 50.00 from the Current account to the Savings account, "Daily"
    When the bank's clock goes on by 4 days
    Then the Current account holds GHS 10.00
    And Ama has a message that contains "failed: Insufficient funds to complete the transaction."

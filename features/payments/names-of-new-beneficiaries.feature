Feature: The names of new beneficiaries
  Where the company's policy says so, the first payment to a beneficiary of the last 24 hours confirms the name of its account before the code, and the approver reads it.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And first payments above GHS 100.00 to new beneficiaries confirm a name

  Scenario: A trainer changes the limit, and the next payment follows it
    Given Ama has signed in
    And Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Domestic            |
      | Account Number | the Savings account |
      | Full Name      | Reserve             |
    And the trainer switches the check of names on above GHS 20.00
    And Ama has opened the transfer "To Asempa Bank"
    When Ama fills in:
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 20.01               |
    Then Ama is told "First payment to a new beneficiary"

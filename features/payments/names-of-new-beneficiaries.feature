Feature: The names of new beneficiaries
  Where the company's policy says so, the first payment to a beneficiary of the last 24 hours confirms the name of its account before the code, and the approver reads it.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And first payments above GHS 100.00 to new beneficiaries confirm a name

  Scenario: A first payment asks to compare the names before the code
    Given Ama has signed in
    And Ama has added a beneficiary of "Mobile Money":
      | Network Code              | MTN        |
      | Beneficiary Wallet Number | 0244123456 |
      | Full Name                 | Cook       |
    And Ama has opened "/mobileMoney"
    And Ama has filled in:
      | Network                   | MTN                 |
      | Source Account            | the Current account |
      | Beneficiary Wallet Number | 0244123456          |
      | Amount                    | 150                 |
      | Narration                 | Wages               |
    And Ama is told "First payment to a new beneficiary"
    And Ama is told "No match: the names are different."
    When Ama presses "Make Payment"
    Then Ama is told "Please check the names and confirm them."
    And the bank has not been asked for a one-time code
    When Ama ticks "I have checked the names, and this is the right account"
    And Ama presses "Make Payment"
    And Ama confirms with the code sent to her
    Then Ama is told "Transfer Completed Successfully!"
    And the bank has been asked for the payment to a wallet with:
      | nameMatch   | NO_MATCH     |
      | checkedName | Abdul Rahman |

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

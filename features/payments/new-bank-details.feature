Feature: New bank details
  A beneficiary that the company has paid before is suddenly to be paid at another account. The form shows the facts before the code and asks who confirmed the change, and the approver reads the answer first.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And payments above GHS 100.00 to known beneficiaries at another account name who confirmed it

  Scenario: A known beneficiary at another wallet is paid after someone has confirmed the change
    Given Ama has signed in
    And Ama has paid GHS 50.00 from the Current account to the MTN wallet "0241234567"
    And Ama has pressed "Close"
    When Ama opens "/mobileMoney"
    And Ama fills in:
      | Network                   | MTN                 |
      | Source Account            | the Current account |
      | Beneficiary Wallet Number | 0241234687          |
      | Amount                    | 150                 |
      | Narration                 | Wages               |
    Then Ama is told "Known beneficiary, another account"
    When Ama presses "Make Payment"
    Then Ama is told "Please enter who confirmed the new account."
    When Ama fills in:
      | Who confirmed the change?    | Mercy Tetteh |
      | On which known phone number? | 0302221234   |
    And Ama presses "Make Payment"
    And Ama confirms with the code sent to her
    Then Ama is told "Transfer Completed Successfully!"
    And the bank has been asked for the payment to a wallet with:
      | changeConfirmedBy    | Mercy Tetteh |
      | changeConfirmedPhone | 0302221234   |

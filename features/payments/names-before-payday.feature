Feature: Names checked before payday
  The names of a list are compared with the names of its accounts before anything is paid, and the approver reads each difference.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Kofi has signed in

  Scenario: A clerk accepts another name of a list, and the approver sees it together with the others
    Given Kofi has opened "/transfers"
    And Kofi has pressed "Bulk Transfer"
    And Kofi has uploaded from the Current account:
      | Beneficiary Name    | Beneficiary Account | Beneficiary Bank | Bank Branch | Transaction Amount | Transaction Type | Transaction Narration |
      | Accra Packaging Ltd | 1441000234567       | Ecobank Ghana    |             | 10.00              | instant          | Cartons               |
      | Accra Packaging     | 1441000234567       | Ecobank Ghana    |             | 20.00              | instant          | Boxes                 |
      | Crates              | 1441000234567       | Ecobank Ghana    |             | 30.00              | instant          | Crates                |
    And Kofi sees the button "Different 1"
    And Kofi has pressed "Accept this name: Accra Packaging Ltd for Crates"
    And Kofi sees the button "Accepted 1"
    And Kofi has pressed "Make Transfer"
    And Kofi has confirmed with the code sent to him
    And Kofi was told "Transfer request has been successfully sent for approval!"
    And the bulk transfer has become a request of GHS 75.00 under "Bulk Transfer"
    When Efua opens the details of the request
    Then Efua is told "1 different, 1 close"
    And Efua is told "accepted by the requester"

  @nightly
  Scenario: A saved beneficiary is checked without a payment, and stays accepted at the next visit
    Given Kofi has added a beneficiary of "Mobile Money":
      | Network Code              | MTN        |
      | Beneficiary Wallet Number | 0244123456 |
      | Full Name                 | Cook       |
    And Kofi has looked at the beneficiaries under "Mobile Money"
    And Kofi has pressed "Check names"
    And Kofi has pressed "Accept this name: Abdul Rahman for Cook"
    When Kofi opens "/dashboard"
    And Kofi looks at the beneficiaries under "Mobile Money"
    Then Kofi sees the button "Accepted 1"
    And the bank has not been asked for the payment to a wallet

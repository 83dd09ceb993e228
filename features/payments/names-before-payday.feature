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

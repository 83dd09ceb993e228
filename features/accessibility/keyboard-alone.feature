Feature: By keyboard alone
  Whatever a company does here it can do without a mouse: sign in, pay in every way, approve, recall, and take a statement home.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Ama uses the keyboard alone
    And Kofi uses the keyboard alone
    And Efua uses the keyboard alone

  @engines
  Scenario Outline: One payment is made by keyboard from sign-in to result, <where>
    Given Kofi asks to move GHS 150.00 from the Current account to the Savings account
    And the Current account holds GHS 1,000.00
    When Efua approves the request with the code sent to her
    Then the Current account holds GHS 850.00
    And Kofi sees the request as "Approved"

    Examples:
      | where     |
      | at a desk |

    @mobile @nightly
    Examples:
      | where      |
      | on a phone |

  @nightly
  Scenario: Transfers to others, a payment to a wallet and a card load are made by keyboard
    Given Ama has made the transfer "To Asempa Bank":
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 100                 |
      | Narration           | Rent                |
    And "Close" leads Ama to "/dashboard"
    And Ama has made the transfer "To Another Bank":
      | Source Account      | the Current account |
      | Transfer Type       | Instant             |
      | Bank                | Ecobank             |
      | Destination Account | 1441000234567       |
      | Amount              | 95                  |
      | Narration           | Cartons             |
    And "Close" leads Ama to "/dashboard"
    And Ama pays GHS 100.00 from the Current account to the MTN wallet "0241234567"
    And "Close" leads Ama to "/dashboard"
    When Ama loads GHS 98.00 from the Current account onto the card "4321" of customer "1234567"
    Then Ama is told "Transfer Completed Successfully!"
    And the Current account holds GHS 601.50

  Scenario: A bulk by hand, a contribution and an invoice are paid by keyboard
    Given Ama has opened the menu entry "Transfers"
    And Ama has pressed "Bulk Transfer"
    And Ama has pressed "Manual Entry"
    And Ama has filled in:
      | Source Account | the Current account |
    And Ama has entered these rows:
      | Transfer Type | Account Number      | Amount | Description |
      | Domestic      | the Savings account | 50     | Wages       |
      | Domestic      | the Savings account | 20     | Per diem    |
    And Ama has pressed "Make Transfer"
    And Ama confirms with the code sent to her
    And Ama is told "Transfer Completed Successfully!"
    And "Close" leads Ama to "/dashboard"
    And Ama pays the payment advice "SSN-1001" of GHS 450.00 from the Current account
    And "Close" leads Ama to "/dashboard"
    When Ama pays the invoice "GG-1001" of GHS 350.00 from the Current account
    Then Ama is told "Bill Payment is successful!"
    And the Current account holds GHS 130.00

  @nightly
  Scenario: A beneficiary is added and paid, and the statement downloaded, by keyboard
    Given Ama has added a beneficiary of "Transfers":
      | Transfer Type  | Instant       |
      | Bank           | Ecobank       |
      | Account Number | 1441000777888 |
      | Full Name      | Crates Ltd    |
    And Ama has looked at the beneficiaries under "Transfers > Other Bank"
    And Ama has pressed "Pay Crates Ltd"
    And Ama has filled in:
      | Source Account | the Current account |
      | Amount         | 95                  |
      | Narration      | Crates              |
    And Ama has pressed "Make Transfer"
    And Ama confirms with the code sent to her
    And Ama is told "Transfer Completed Successfully!"
    And "Close" leads Ama to "/dashboard"
    And the Current account holds GHS 900.00
    When Ama opens the menu entry "Bank Statements"
    And Ama presses "Download Statement"
    And Ama presses "Download"
    Then Ama is told "Statement Download started"

Feature: Transferring to accounts of others
  Within the bank and to other banks: looked up before anything is paid, posted by the book, and as an Initiator not before approval.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |
      | Dollars | USD      | 75.00    |

  @S1-1-07 @S2-1-04 @S2-2.1-25..27 @S2-1-09 @S2-6-10
  Scenario: A Single user's transfer within the bank is paid immediately
    Given Ama has signed in
    When Ama makes the transfer "To Asempa Bank":
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 250                 |
      | Narration           | Rent                |
    Then Ama is told "Transfer Completed Successfully!"
    And the transfer within the bank is in the books as:
      | the Current account | -250.00 |
      | the Savings account | 250.00  |
    And the Current account holds GHS 750.00

  @S2-2.1-27 @S2-9-05..07 @S2-2.1-30 @nightly
  Scenario: The amount to pay is shown next to the form
    Given Ama has signed in
    And Ama has opened the transfer "To Another Bank"
    When Ama fills in:
      | Source Account      | the Current account |
      | Transfer Type       | Instant             |
      | Bank                | Ecobank             |
      | Destination Account | 1441000777888       |
      | Amount              | 250                 |
      | Narration           | Crates              |
    Then the summary shows Ama:
      | To            | Ecobank Ghana |
      | Amount        | GHS 250.00    |
      | Fee           | GHS 5.00      |
      | Total         | GHS 255.00    |
      | Balance after | GHS 745.00    |
    And Ama finds "Beneficiary Name" as the looked-up name

  @S1-1-08 @S2-1-05 @S2-3-045..047 @S2-9-21
  Scenario: An instant transfer is paid immediately, with its charge
    Given Ama has signed in
    When Ama makes the transfer "To Another Bank":
      | Source Account      | the Current account |
      | Transfer Type       | Instant             |
      | Bank                | Ecobank             |
      | Destination Account | 1441000777888       |
      | Amount              | 250                 |
      | Narration           | Crates              |
    Then Ama is told "Transfer Completed Successfully!"
    And the instant transfer to another bank is in the books as:
      | the Current account | -250.00 |
      | GIP-SETTLEMENT      | 250.00  |
      | the Current account | -5.00   |
      | FEES-INCOME         | 5.00    |

  @S2-1-05 @S2-5-022..023
  Scenario: A non-instant transfer has a typed payee name, and waits for the clearing
    Given Ama has signed in
    When Ama makes the transfer "To Another Bank":
      | Source Account      | the Current account |
      | Transfer Type       | Non-instant         |
      | Bank                | GCB                 |
      | Bank Branch         | Kumasi              |
      | Destination Account | 6011130004521       |
      | Beneficiary Name    | Tema Cold Stores    |
      | Amount              | 250                 |
      | Narration           | Fish                |
    Then Ama is told "Transfer Completed Successfully!"
    And Ama sees no button "Receipt"
    And the bank has been asked for the non-instant transfer to another bank with:
      | destinationBankCode | 040104  |
      | transactionFee      | 0.00    |
      | transferType        | NON_INSTANT |
    And the Current account holds GHS 1,000.00

  @S2-5-021 @S2-7-11 @S2-8-17 @S2-8-19
  Scenario: An unknown account of another bank is refused
    Given Ama has signed in
    And Ama has opened the transfer "To Another Bank"
    When Ama fills in:
      | Source Account      | the Current account |
      | Transfer Type       | Instant             |
      | Bank                | Ecobank             |
      | Destination Account | 1441000770000       |
    Then Ama is told "Account not found"
    And Ama cannot press "Make Transfer"

  @engines
  Scenario: A payment whose answer was lost is still unknown after a reload, and checking pays once
    Given Ama has signed in
    And the answers to the transfer within the bank are lost
    And Ama has made the transfer "To Asempa Bank":
      | Source Account      | the Current account |
      | Destination Account | the Savings account |
      | Amount              | 250                 |
      | Narration           | Rent                |
    And Ama was told that the outcome is not known
    And the bank's answers arrive again
    And Ama reloads the page
    And Ama was told that the outcome is not known
    When Ama presses "Check again"
    Then Ama is told "Transfer Completed Successfully!"
    And the Current account holds GHS 750.00

Feature: Payment advices
  The proof that a past transaction was paid, as the bank's ledger has it.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S3-2.5-40..42 @S3-2.5-54 @S3-7-65 @S1-1-20 @S1-9-11 @S1-2.1-17
  Scenario: The advice of a payment is downloaded in three formats
    Given Ama has signed in
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama has pressed "Close"
    And Ama has opened the report "Transfers > Between Own Accounts"
    And Ama is on "/transactionReports"
    And Ama has pressed "Apply filters"
    When Ama opens the advice of the report's row
    Then Ama sees the dialog "Payment Advice"
    And the dialog fills Ama's whole screen
    And the dialog sums up for Ama:
      | Transaction ID | Own Account Transfer | the Current account | the Savings account | Approved | Transaction Date | 20 Nov 2026 | GHS 150.00 |
    When Ama chooses to download the advice as "Excel"
    Then Ama gets an advice ending in "Payment_Advice.xlsx"
    When Ama chooses to download the advice as "PDF"
    Then Ama gets an advice ending in "Payment_Advice.pdf"
    When Ama chooses to download the advice as "Word"
    Then Ama gets an advice ending in "Payment_Advice.docx"
    And the bank has been asked for the download of a payment advice with:
      | reportType | WORD |
    When Ama presses "Close"
    Then Ama sees no dialog

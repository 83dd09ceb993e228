Feature: Receipts
  A completed payment has a receipt; a request that was only sent for approval has none.

  Background:
    Given a company with these people:
      | Ama  | Single    |
      | Kofi | Initiator |

  @S1-2.9-02 @S1-3-50 @S1-7-31 @S2-2.2-40 @S2-3-194 @S2-7-44 @S3-2.4-64 @S3-7-51
  Scenario: A completed payment has a receipt
    Given Ama has signed in
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    When Ama presses "Receipt"
    Then Ama gets the file "Transaction Receipt.pdf"

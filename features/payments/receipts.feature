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

  @S1-3-51..52 @S2-3-194..196 @S3-7-52
  Scenario Outline: A receipt of type <type> is saved as <file>
    Given Ama has signed in
    And Ama has moved GHS 150.00 from the Current account to the Savings account
    And the bank answers a receipt with mimeType "<type>"
    When Ama presses "Receipt"
    Then Ama gets the file "<file>"

    Examples:
      | type            | file                    |
      | image/jpeg      | Transaction Receipt.jpg |
      | image/png       | Transaction Receipt.png |
      | application/pdf | Transaction Receipt.pdf |
      | text/other      | Transaction Receipt.pdf |

  @S1-2.9-02 @S2-2.2-40
  Scenario: A request that still waits has no receipt
    Given Kofi has signed in
    When Kofi moves GHS 150.00 from the Current account to the Savings account
    Then Kofi sees no button "Receipt"

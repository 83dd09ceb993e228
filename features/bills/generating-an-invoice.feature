Feature: Generating a Ghana Gov invoice
  Whoever has no invoice has one issued: what it is asked for with depends on the service.

  Background:
    Given a company with these people:
      | Ama | Single |
    And Ama has signed in

  @S3-2.4-56..57 @S3-3-51 @S3-3-54..55 @S3-3-58..62 @S3-3-66..67 @S3-5-46 @S3-5-48 @S3-7-49..50
  Scenario: The number of the new invoice is filled into the form and can be verified
    When Ama generates an invoice for "Direct taxes" with:
      | Tax Type     | Pay As You Earn |
      | TIN          | C0012345678     |
      | Period       | 2026-01         |
      | First Name   | Ama             |
      | Last Name    | Mensah          |
      | Phone Number | 0244000001      |
    Then Ama sees no dialog
    And "Invoice/Advice/Reference Number" shows Ama the new invoice's number
    And the bank has been asked for a new invoice with:
      | serviceCode | DTX         |
      | taxType     | 12          |
      | tin         | C0012345678 |
      | period      | 2026-01     |
      | firstName   | Ama         |
      | lastName    | Mensah      |
      | phoneNumber | 0244000001  |
    And Ama presses "Verify"
    And "Invoice Description" shows Ama "Direct taxes"

Feature: The reports of each kind of transaction
  Every kind has its own columns, and all that the bank holds of a past transaction stands in them.

  Background:
    Given a company with these people:
      | Kofi | Initiator |
      | Ama  | Single    |

  @S3-3-88 @S3-2.5-43 @S3-7-56 @S3-2.5-44..46 @S3-2.5-48..54
  Scenario: Transfers > Between Own Accounts
    Given Kofi has asked for a request of the kind "Transfers > Between Own Accounts" from the Current account
    When Ama opens the report "Transfers > Between Own Accounts"
    And Ama presses "Apply filters"
    Then the report shows Ama:
      | Transaction ID | the request |
      | Schedule ID | SCH-4711 |
      | Source Account | the Current account / Current |
      | Beneficiary | 1020304055555 / Yaw Boateng Enterprises |
      | Amount | GHS 150.00 |
      | Total Amount | GHS 150.00 |
      | Narration | Invoice 7 |
      | Status | Pending |
      | Created | Kofi's full name / 20 Nov 2026 |
      | Final Approval |  |
      | Advice |  |
    And the bank has been asked for the report of transactions with:
      | transactionType | OWN_ACCOUNT_TRANSFER |

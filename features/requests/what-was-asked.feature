Feature: What I asked for, kind by kind
  Whoever asks finds each kind of request in a list of its own, with its status, its details and its payees.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |

  @S3-2.3-35 @S3-3-32..38 @S3-7-27
  Scenario: My Requests shows a bulk of transfers, with its columns
    Given Kofi has asked for a request of the kind "Transfers > Bulk Transfer" from the Current account
    When Kofi looks at his own requests under "Transfers > Bulk Transfer"
    Then the request is listed for Kofi as:
      | Bulk ID           | the request         |
      | Schedule ID       | SCH-4711            |
      | Source Account    | the Current account |
      | Total Beneficiary | 2                   |
      | Charges           | GHS 2.00            |
      | Total Amount      | GHS 152.00          |
      | Created           | 20 Nov 2026         |
      | Status            | Pending             |
    And the bank has been asked for the list of own requests with:
      | transType   | TRANSFER |
      | requestType | BULK     |

  @S3-2.3-19..20 @S3-2.3-63 @S3-2.3-86 @S3-3-30..31 @S3-7-32
  Scenario: My Requests shows a SSNIT payment, with its columns
    Given Kofi has asked for a request of the kind "Bill Payments > SSNIT" from the Current account
    And Kofi has looked at his own requests under "Bill Payments > SSNIT"
    And the request is listed for Kofi as:
      | Transaction ID    | the request                 |
      | Schedule ID       | SCH-4711                    |
      | Source Account    | the Current account         |
      | Advice Number     | PA-556677                   |
      | Contribution Type | Regular                     |
      | Amount            | GHS 150.00                  |
      | Narration         | Invoice 7                   |
      | Created           | SSNIT Payment / 20 Nov 2026 |
      | Status            | Pending                     |
    And the bank has been asked for the list of own requests with:
      | transType | SSNIT |
    When Kofi follows the link of the request
    Then the details show Kofi:
      | Transfer ID   | the request |
      | Advice Number | PA-556677   |
    When Kofi presses "Close"
    Then "Back to Bill Payments" leads Kofi to "/billPayments"

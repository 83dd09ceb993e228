Feature: What waits, kind by kind
  Each of the eleven kinds of request has a list of its own, with the columns that its kind needs.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |

  @S3-2.1-100 @S3-2.1-108 @S3-4-09..10 @S1-3-77
  Scenario: A card request is opened by its customer id and decided by its transaction id
    Given Kofi has asked for a request of the kind "Prepaid Card Load > Single Card load" from the Current account
    And Efua has looked at what waits under "Prepaid Card Load > Single Card load"
    When Efua follows the link of the request
    Then the details show Efua:
      | Transaction ID | the request |
      | Customer ID    | 7712345678  |
      | Card Number    | **** 4242   |
      | Beneficiary    | Esi Owusu   |
      | Mobile Number  | 0244111222  |
      | Total Amount   | GHS 150.00  |
    When Efua presses "Approve" in the details and confirms with the code sent to her
    Then the bank has been asked for the approval with:
      | transactionId | the request          |
      | transType     | PREPAIDCARD-TRANSFER |
      | requestType   | SINGLE               |
    When Efua presses "Close" in the question
    Then Efua is on "/pendingRequests"
    And Efua sees the chosen tab "Single Card load"
    And Efua is told "No pending requests yet"
